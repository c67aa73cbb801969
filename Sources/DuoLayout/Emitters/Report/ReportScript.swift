/// The text of `report.js`, written by `Scripts/embed.sh`; a test holds the two together.
let reportScriptText = #"""
  // What a report does where scripts run: one pose at a time, reasons beside what they explain, search. The page holds all content; this
  // hides and shows it. `Scripts/embed.sh` puts it into the compiler.
  (() => {
    "use strict";

    const root = document.documentElement;
    const byID = (id) => document.getElementById(id);
    const find = byID("find");
    const found = byID("found");
    const every = byID("every");
    const tip = byID("tip");

    // MARK: One pose at a time

    const shownLayout = (state) => state.querySelector(":scope > .layout.shown");
    const layoutIn = (state, condition) => state.querySelector(`:scope > .layout[data-c="${condition}"]`);
    const statesOf = (screen) => [...screen.querySelectorAll(":scope > .state")];

    function check(state, group, value) {
      for (const radio of state.querySelectorAll(`:scope > .switches input[name^="${group}"]`)) radio.checked = radio.value === value;
    }

    /** Shows one layout of its state, and sets the switches and the matrix to it. */
    function show(layout) {
      const state = layout.closest(".state");
      const { c, p } = layout.dataset;
      shownLayout(state)?.classList.remove("shown");
      layout.classList.add("shown");
      check(state, "p", p);
      check(state, "c", c === p ? "" : c);
      for (const cell of state.querySelectorAll(".matrix [data-c]")) cell.classList.toggle("now", cell.dataset.c === c);
    }

    /** Shows one state of its screen. */
    function showState(state) {
      const screen = state.closest(".screen");
      statesOf(screen).forEach((other, position) => {
        other.classList.toggle("shown", other === state);
        const radio = screen.querySelector(`.states input[value="${position}"]`);
        if (radio) radio.checked = other === state;
      });
    }

    /** Shows whatever holds `element`. */
    function reveal(element) {
      const layout = element.closest(".layout");
      if (layout) show(layout);
      const state = element.closest(".state");
      if (state) showState(state);
      element.closest("details")?.setAttribute("open", "open");
    }

    /** Keeps what is shown in the address, so that it can be sent to somebody. */
    function remember(layout) {
      try {
        history.replaceState(null, "", `#${layout.id}`);
      } catch {
        // A page without an address of its own has nothing to remember.
      }
    }

    function choose(radio) {
      const screen = radio.closest(".screen");
      const state = radio.closest(".state");
      if (!state) {
        const current = statesOf(screen).find((other) => other.classList.contains("shown"));
        const next = statesOf(screen)[Number(radio.value)];
        const same = layoutIn(next, shownLayout(current).dataset.c);
        if (same) show(same);
        showState(next);
        return remember(shownLayout(next));
      }
      const current = shownLayout(state);
      const wanted = radio.value !== "" ? radio.value : current.dataset.p || state.querySelector(".poses input").value;
      const layout = layoutIn(state, wanted);
      show(layout);
      remember(layout);
    }

    document.addEventListener("change", (event) => {
      if (event.target === every) {
        for (const state of document.querySelectorAll(".state")) {
          const layout = layoutIn(state, every.value);
          if (layout) show(layout);
        }
      } else if (event.target.matches(".switch input")) {
        choose(event.target);
      }
    });

    byID("long").addEventListener("click", (event) => {
      const isLong = root.classList.toggle("long");
      event.currentTarget.setAttribute("aria-pressed", String(isLong));
    });

    // MARK: Links into what is hidden

    const targetOf = (link) => {
      const href = link.getAttribute("href");
      return href?.startsWith("#") ? byID(decodeURIComponent(href.slice(1))) : null;
    };

    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a");
      const target = link ? targetOf(link) : null;
      if (!target) return;
      hideTip();
      reveal(target);
    });

    function followAddress() {
      const target = location.hash.length > 1 ? byID(decodeURIComponent(location.hash.slice(1))) : null;
      if (!target) return;
      reveal(target);
      target.scrollIntoView({ behavior: "instant" });
    }

    window.addEventListener("hashchange", followAddress);
    window.addEventListener("load", followAddress);

    // MARK: Reasons

    let explained = null;
    let lit = [];
    let timer = 0;

    /** What has a reason: a link of the matrix or a table, a control of a drawing. */
    const explainable = (element) => element.closest?.(".matrix td a, .reason, .rule-id, .drawing [data-row]");

    /** The row of a table that tells about `element`; none for a rule alone. */
    function rowOf(element) {
      if (element.dataset.row) return byID(element.dataset.row);
      if (element.matches(".matrix a")) return targetOf(element);
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
      const copy = targetOf(link)?.cloneNode(true);
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

    function place(element) {
      const box = element.getBoundingClientRect();
      const size = tip.getBoundingClientRect();
      const gap = 8;
      const below = box.bottom + gap + size.height <= innerHeight;
      const top = below ? box.bottom + gap : Math.max(gap, box.top - gap - size.height);
      tip.style.top = `${top}px`;
      tip.style.left = `${Math.max(gap, Math.min(box.left, innerWidth - size.width - gap))}px`;
    }

    function light(element) {
      const row = rowOf(element);
      lit = row ? [row, ...document.querySelectorAll(`.drawing [data-row="${row.id}"]`)] : [];
      for (const one of lit) one.classList.add("lit");
    }

    function showTip(element) {
      if (explained === element) return;
      hideTip();
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
    document.addEventListener("focusout", (event) => {
      if (event.target === explained) hideTip();
    });
    addEventListener("scroll", () => explained && place(explained), { passive: true });

    // MARK: Arrow keys inside tables and drawings

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
      const controls = [...control.closest("svg").querySelectorAll("[data-row]")];
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
      for (const other of group.querySelectorAll("a, [data-row]")) other.setAttribute("tabindex", other === element ? "0" : "-1");
    }

    document.addEventListener("focusin", (event) => makeStop(event.target));

    const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

    function moveInside(event) {
      const target = event.target;
      let next = null;
      if (target.matches("table.arrows a")) next = neighbour(target, event.key);
      else if (target.matches(".drawing [data-row]")) next = neighbourInDrawing(target, event.key);
      else return false;
      event.preventDefault();
      next?.focus();
      return true;
    }

    // MARK: Search

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

    function search() {
      const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
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
      found.replaceChildren(paragraph(said, "said"), items);
      byID("said").textContent = said;
    }

    find.addEventListener("input", search);

    function moveInSearch(event) {
      const links = [...found.querySelectorAll("a")];
      const position = links.indexOf(event.target);
      if (event.target !== find && position < 0) return false;
      switch (event.key) {
        case "ArrowDown": (links[position + 1] ?? links[position])?.focus(); break;
        case "ArrowUp": (position > 0 ? links[position - 1] : find).focus(); break;
        case "Enter":
          if (event.target !== find) return false;
          links[0]?.click();
          break;
        case "Escape":
          find.value = "";
          search();
          find.focus();
          break;
        default: return false;
      }
      event.preventDefault();
      return true;
    }

    // MARK: Keys

    const isTyping = (element) => element.matches("input:not([type=radio], [type=checkbox]), select, textarea");

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && explained) {
        hideTip();
      } else if (moveInSearch(event)) {
        return;
      } else if (arrows.includes(event.key)) {
        moveInside(event);
      } else if (event.key === "/" && byID("slash").checked && !isTyping(event.target)) {
        event.preventDefault();
        find.focus();
        find.select();
      }
    });
  })();
  """#
