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
