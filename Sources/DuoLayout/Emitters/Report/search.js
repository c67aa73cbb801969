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
