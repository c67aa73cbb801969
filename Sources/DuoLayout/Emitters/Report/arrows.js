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
