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
