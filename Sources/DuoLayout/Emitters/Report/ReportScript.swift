/// The text of `layouts.js`, `reasons.js`, `arrows.js`, `search.js`, written by `Scripts/embed.sh`; a test holds them together.
let reportScriptText = #"""
  "use strict";

  // What a report does where scripts run. The page holds all content; these scripts hide it, show it, and tell more about it where it
  // stands. `Scripts/embed.sh` puts them into the compiler, one after the other. This one: one state and one pose at a time.

  const byID = (id) => document.getElementById(id);

  const layouts = (() => {
    const root = document.documentElement;
    const every = byID("every");

    // MARK: What is there

    // Where scripts run, a browser keeps what is in <noscript> as text. A layout is made of it when it is to be seen.

    const layoutsOf = (state) => state.querySelector(":scope > .layouts");
    const partOf = (state, condition) => layoutsOf(state).querySelector(`:scope > [data-c="${condition}"]`);
    const statesOf = (screen) => [...screen.querySelectorAll(":scope > .state")];

    /** Makes a layout of its text. */
    function unpack(packed) {
      const template = document.createElement("template");
      if (packed.firstElementChild) template.content.append(...packed.childNodes);
      else template.innerHTML = packed.textContent;
      const layout = template.content.firstElementChild;
      layout.dataset.c = packed.dataset.c;
      layout.dataset.p = packed.dataset.p;
      packed.replaceWith(layout);
      layout.querySelector(".d-control")?.setAttribute("tabindex", "0");
      return layout;
    }

    /** The layout of a state under a condition, made if need be. */
    function bring(state, condition) {
      const part = partOf(state, condition);
      return part?.localName === "noscript" ? unpack(part) : part;
    }

    const bringAll = (scope) => scope.querySelectorAll("noscript[data-c]").forEach(unpack);

    // MARK: One pose at a time

    function check(state, group, value) {
      for (const radio of state.querySelectorAll(`:scope > .switches input[name^="${group}"]`)) radio.checked = radio.value === value;
    }

    /** Sets a state, its switches and its matrix to a condition; nothing where it has no such layout. */
    function set(state, condition) {
      const part = partOf(state, condition);
      if (!part) return;
      const { c, p } = part.dataset;
      state.dataset.c = c;
      check(state, "p", p);
      check(state, "c", c === p ? "" : c);
      for (const cell of state.querySelectorAll(".matrix [data-c]")) cell.classList.toggle("now", cell.dataset.c === c);
    }

    /** Makes what is to be seen of a state, and shows it. */
    function show(state) {
      if (root.classList.contains("long")) bringAll(state);
      const shown = bring(state, state.dataset.c);
      for (const layout of layoutsOf(state).children) layout.classList.toggle("shown", layout === shown);
      return shown;
    }

    /** Shows one state of its screen. */
    function showState(state) {
      const screen = state.closest(".screen");
      statesOf(screen).forEach((other, position) => {
        other.classList.toggle("shown", other === state);
        const radio = screen.querySelector(`.states input[value="${position}"]`);
        if (radio) radio.checked = other === state;
      });
      return show(state);
    }

    /** The states that are seen or nearly so: only these are made. */
    const near = new Set();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
        if (isIntersecting) show(target);
      }
    }, { rootMargin: "100% 0px" });
    for (const state of document.querySelectorAll(".state")) observer.observe(state);

    /** Keeps what is shown in the address, so that it can be sent to somebody. */
    function remember(layout) {
      try {
        history.replaceState(null, "", `#${layout.id}`);
      } catch {
        // A page without an address of its own has nothing to remember.
      }
    }

    function choose(radio) {
      const state = radio.closest(".state");
      if (!state) {
        const states = statesOf(radio.closest(".screen"));
        const next = states[Number(radio.value)];
        set(next, states.find((other) => other.classList.contains("shown")).dataset.c);
        return remember(showState(next));
      }
      const pose = partOf(state, state.dataset.c).dataset.p || state.querySelector(".poses input").value;
      set(state, radio.value === "" ? pose : radio.value);
      remember(show(state));
    }

    document.addEventListener("change", (event) => {
      if (event.target === every) {
        for (const state of document.querySelectorAll(".state")) set(state, every.value);
        near.forEach(show);
      } else if (event.target.matches(".switch input")) {
        choose(event.target);
      }
    });

    byID("long").addEventListener("click", (event) => {
      const isLong = root.classList.toggle("long");
      event.currentTarget.setAttribute("aria-pressed", String(isLong));
      near.forEach(show);
    });

    addEventListener("beforeprint", () => bringAll(document));

    // MARK: Links into what is hidden

    /** The state and the condition under which the id of a layout, or of a row of its table, is found. */
    function homeOf(id) {
      const packed = document.querySelector(`noscript[data-id="${CSS.escape(id)}"]`) ?? document.querySelector(`.matrix [href="#${CSS.escape(id)}"]`);
      return packed ? { state: packed.closest(".state"), condition: packed.closest("[data-c]").dataset.c } : null;
    }

    /** The element with an id, made if need be. */
    function elementWith(id) {
      const home = byID(id) ? null : homeOf(id);
      if (home) bring(home.state, home.condition);
      return byID(id);
    }

    /** Shows whatever holds `element`. */
    function reveal(element) {
      const state = element.matches(".screen") ? statesOf(element)[0] : element.closest(".state");
      const layout = element.closest(".layout");
      if (layout) set(state, layout.dataset.c);
      if (state) showState(state);
      element.closest("details")?.setAttribute("open", "open");
    }

    const targetOf = (link) => {
      const href = link.getAttribute("href");
      return href?.startsWith("#") ? elementWith(decodeURIComponent(href.slice(1))) : null;
    };

    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a");
      const target = link ? targetOf(link) : null;
      if (target) reveal(target);
    });

    function followAddress() {
      const target = location.hash.length > 1 ? elementWith(decodeURIComponent(location.hash.slice(1))) : null;
      if (!target) return;
      reveal(target);
      target.scrollIntoView({ behavior: "instant" });
    }

    addEventListener("hashchange", followAddress);
    addEventListener("load", followAddress);

    return { targetOf };
  })();
  // Why a control stands where it stands, beside whatever the pointer or the focus is on.

  const reasons = (() => {
    const tip = byID("tip");
    let explained = null;
    let lit = [];
    let timer = 0;

    /** What has a reason: a link of the matrix or a table, a control of a drawing. */
    const explainable = (element) => element.closest?.(".matrix td a, .reason, .rules a, .d-control");

    const nameIn = (row) => row.querySelector("th bdi").textContent;

    /** The row that tells about a control of a drawing: that of its list and name, for what is no list's that of a child. */
    function rowOfDrawn({ dataset, ownerSVGElement }) {
      const list = dataset.list ? `.in-${dataset.list}:not(.child)` : ".child";
      const rows = [...ownerSVGElement.closest(".layout").querySelectorAll(`.controls tr${list}`)];
      return rows.find((row) => nameIn(row) === dataset.control);
    }

    /** What a drawing shows of a row. */
    function drawnOf(row) {
      const layout = row.closest(".layout");
      if (!layout) return [];
      return [...layout.querySelectorAll(".d-control")].filter((control) => control.dataset.control === nameIn(row) && rowOfDrawn(control) === row);
    }

    /** The row of a table that tells about `element`; none for a rule alone. */
    function rowOf(element) {
      if (element.matches(".d-control")) return rowOfDrawn(element);
      if (element.matches(".matrix a")) return layouts.targetOf(element);
      return element.matches(".reason") ? element.closest("tr") : null;
    }

    function paragraph(text, name) {
      const element = document.createElement("p");
      if (name) element.className = name;
      element.textContent = text;
      return element;
    }

    /** A rule as it stands in the list of rules: id, basis, text, source. */
    function copyOfRule(link) {
      const copy = layouts.targetOf(link)?.cloneNode(true);
      copy?.removeAttribute("id");
      return copy;
    }

    function contentFor(element) {
      const row = rowOf(element);
      if (!row) return [copyOfRule(element)].filter(Boolean);
      const head = document.createElement("p");
      const name = document.createElement("b");
      name.textContent = row.querySelector("th").textContent.trim();
      const place = [...row.cells].slice(0, 2).map((cell) => cell.textContent).join(" ").trim();
      head.append(name, place ? ` · ${place}` : "");
      const reason = row.querySelector(".reason");
      const rules = [...row.querySelectorAll(".rules a")].map(copyOfRule).filter(Boolean);
      return [head, ...(reason ? [paragraph(reason.textContent)] : []), ...rules];
    }

    /** Puts the reason beside a control of a drawing, below or above everything else. */
    function place(element) {
      const box = element.getBoundingClientRect();
      const size = tip.getBoundingClientRect();
      const gap = 8;
      const isBeside = element.matches(".d-control") && box.right + 2 * gap + size.width <= innerWidth;
      let top = isBeside ? box.top : box.bottom + gap;
      if (top + size.height + gap > innerHeight) top = isBeside ? innerHeight - size.height - gap : box.top - size.height - gap;
      const left = isBeside ? box.right + gap : Math.min(box.left, innerWidth - size.width - gap);
      tip.style.top = `${Math.max(gap, top)}px`;
      tip.style.left = `${Math.max(gap, left)}px`;
    }

    function light(element) {
      const row = rowOf(element);
      lit = row ? [row, ...drawnOf(row)] : [];
      for (const one of lit) one.classList.add("lit");
    }

    /** Takes the name of what is drawn from its title, which the browser would show beside the reason. */
    function nameWithoutTitle(control) {
      const title = control.querySelector(":scope > title");
      if (!title) return;
      control.setAttribute("aria-label", title.textContent);
      title.remove();
    }

    function showTip(element) {
      if (explained === element) return;
      hideTip();
      if (element.matches(".d-control")) nameWithoutTitle(element);
      const content = contentFor(element);
      if (content.length === 0) return;
      explained = element;
      tip.replaceChildren(...content);
      tip.hidden = false;
      place(element);
      element.setAttribute("aria-describedby", "tip");
      light(element);
    }

    function hideTip() {
      clearTimeout(timer);
      if (!explained) return;
      explained.removeAttribute("aria-describedby");
      explained = null;
      tip.hidden = true;
      for (const one of lit) one.classList.remove("lit");
      lit = [];
    }

    document.addEventListener("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      const element = explainable(event.target);
      clearTimeout(timer);
      if (element) timer = setTimeout(() => showTip(element), explained ? 60 : 160);
      else if (explained && !tip.contains(event.target)) timer = setTimeout(hideTip, 240);
    });
    document.addEventListener("focusin", (event) => {
      const element = explainable(event.target);
      if (element && event.target.matches(":focus-visible")) showTip(element);
      else if (!tip.contains(event.target)) hideTip();
    });
    document.addEventListener("click", (event) => event.target.closest?.("a") && hideTip());
    document.addEventListener("focusout", (event) => {
      if (event.target === explained) hideTip();
    });
    addEventListener("scroll", () => explained && place(explained), { passive: true });

    /** Hides the reason that is shown; tells whether there was one. */
    function dismiss() {
      const wasShown = explained !== null;
      hideTip();
      return wasShown;
    }

    return { dismiss };
  })();
  // Tables with links and drawings take one press of Tab; inside them the arrow keys move.

  const arrows = (() => {
    /** The link that an arrow key leads to from `link`. */
    function neighbour(link, key) {
      const row = link.closest("tr");
      const links = [...row.querySelectorAll("a")];
      const position = links.indexOf(link);
      if (key === "ArrowLeft") return links[position - 1];
      if (key === "ArrowRight") return links[position + 1];
      if (key === "Home") return links[0];
      if (key === "End") return links[links.length - 1];
      const rows = [...row.closest("table").rows];
      const step = key === "ArrowDown" ? 1 : -1;
      const column = link.closest("td, th").cellIndex;
      for (let next = rows.indexOf(row) + step; rows[next]; next += step) {
        const target = rows[next].cells[column]?.querySelector("a");
        if (target) return target;
      }
      return null;
    }

    function neighbourInDrawing(control, key) {
      const controls = [...control.ownerSVGElement.querySelectorAll(".d-control")];
      const position = controls.indexOf(control);
      switch (key) {
        case "ArrowUp": case "ArrowLeft": return controls[position - 1];
        case "ArrowDown": case "ArrowRight": return controls[position + 1];
        case "Home": return controls[0];
        case "End": return controls[controls.length - 1];
        default: return null;
      }
    }

    /** Makes `element` the one of its table or drawing that Tab comes to. */
    function makeStop(element) {
      const group = element.closest("table.arrows, .drawing svg");
      if (!group) return;
      for (const other of group.querySelectorAll("a, .d-control")) other.setAttribute("tabindex", other === element ? "0" : "-1");
    }

    document.addEventListener("focusin", (event) => makeStop(event.target));

    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

    /** Moves inside what has the focus; tells whether that was for it to do. */
    function move(event) {
      const target = event.target;
      if (!keys.includes(event.key)) return false;
      let next = null;
      if (target.matches("table.arrows a")) next = neighbour(target, event.key);
      else if (target.matches(".d-control")) next = neighbourInDrawing(target, event.key);
      else return false;
      event.preventDefault();
      next?.focus();
      return true;
    }

    return { move };
  })();
  // Finds screens and controls; and the keys of the page.

  const search = (() => {
    const field = byID("find");
    const found = byID("found");
    let entries = null;

    /** All screens and controls of the page, read when they are first asked for. */
    function collect() {
      entries = [];
      for (const link of document.querySelectorAll(".contents .list a")) {
        entries.push({ name: link.textContent, where: "", href: link.getAttribute("href") });
      }
      for (const state of document.querySelectorAll(".state")) {
        const heading = state.closest(".screen").querySelector("h3 bdi").textContent;
        const own = state.querySelector(":scope > h4 bdi")?.textContent;
        const where = own ? `${heading} · ${own}` : heading;
        for (const row of state.querySelectorAll(".matrix tbody tr")) {
          entries.push({ name: row.cells[0].textContent, where, href: `#${row.id}` });
        }
      }
      for (const entry of entries) entry.text = `${entry.name} ${entry.where}`.toLowerCase();
    }

    const limit = 60;

    function entryElement({ name, where, href }) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = href;
      const text = document.createElement("bdi");
      text.textContent = name;
      link.append(text);
      if (where) {
        const place = document.createElement("span");
        place.className = "where";
        place.textContent = where;
        link.append(place);
      }
      item.append(link);
      return item;
    }

    function show() {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const list = document.querySelector(".contents .list");
      found.hidden = words.length === 0;
      list.hidden = words.length > 0;
      if (words.length === 0) {
        found.replaceChildren();
        byID("said").textContent = "";
        return;
      }
      if (!entries) collect();
      const hits = entries.filter((entry) => words.every((word) => entry.text.includes(word)));
      const items = document.createElement("ul");
      items.append(...hits.slice(0, limit).map(entryElement));
      const count = hits.length === 1 ? "1 place" : `${hits.length} places`;
      const said = hits.length > limit ? `${count}, the first ${limit} shown` : count;
      const head = document.createElement("p");
      head.className = "said";
      head.textContent = said;
      found.replaceChildren(head, items);
      byID("said").textContent = said;
    }

    field.addEventListener("input", show);

    /** Moves in what was found; tells whether that was for it to do. */
    function move(event) {
      const links = [...found.querySelectorAll("a")];
      const position = links.indexOf(event.target);
      if (event.target !== field && position < 0) return false;
      switch (event.key) {
        case "ArrowDown": (links[position + 1] ?? links[position])?.focus(); break;
        case "ArrowUp": (position > 0 ? links[position - 1] : field).focus(); break;
        case "Enter":
          if (event.target !== field) return false;
          links[0]?.click();
          break;
        case "Escape":
          field.value = "";
          show();
          field.focus();
          break;
        default: return false;
      }
      event.preventDefault();
      return true;
    }

    function enter() {
      field.focus();
      field.select();
    }

    return { move, enter };
  })();

  (() => {
    const isTyping = (element) => element.matches("input:not([type=radio], [type=checkbox]), select, textarea");

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && reasons.dismiss()) return;
      if (search.move(event) || arrows.move(event)) return;
      if (event.key === "/" && byID("slash").checked && !isTyping(event.target)) {
        event.preventDefault();
        search.enter();
      }
    });
  })();
  """#
