/** A copy of something drawn, on its own, that can be moved over the page. */

export interface Copy {
  node: HTMLElement | SVGSVGElement;
  width: number; // pixels
  height: number;
  edge: number; // of which so much around it is empty
}

const OWN = ["id", "data-thing", "data-spot", "data-piece", "data-plate", "data-flying", "data-hot", "tabindex", "role"];
const EDGE = 2; // units around a drawing, for its stroke

export function copyOf(element: Element): Copy | null {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) return drawing(element, element.ownerSVGElement);
  if (!(element instanceof HTMLElement || element instanceof SVGSVGElement)) return null;
  const { width, height } = element.getBoundingClientRect();
  const node = bare(element);
  Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
  return { node, width, height, edge: 0 };
}

/** A part of a larger picture, in a picture of its own at the same scale, with what it inherits. */
function drawing(element: SVGGraphicsElement, picture: SVGSVGElement): Copy | null {
  const [box, matrix] = [element.getBBox(), element.getScreenCTM()];
  if (!matrix || !box.width) return null;
  const scale = Math.hypot(matrix.a, matrix.b);
  const [across, down] = [box.width + 2 * EDGE, box.height + 2 * EDGE];
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  node.setAttribute("viewBox", `${box.x - EDGE} ${box.y - EDGE} ${across} ${down}`);
  node.setAttribute("class", picture.getAttribute("class") ?? "");
  const style = getComputedStyle(element);
  Object.assign(node.style, { width: `${across * scale}px`, height: `${down * scale}px`, color: style.color, font: style.font });
  for (const name of ["--k"]) node.style.setProperty(name, style.getPropertyValue(name));
  const copy = bare(element);
  copy.removeAttribute("transform");
  node.append(copy);
  return { node, width: across * scale, height: down * scale, edge: EDGE * scale };
}

/** Without what makes it a thing of the table. */
function bare<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const each of [copy, ...copy.querySelectorAll("*")]) for (const name of OWN) each.removeAttribute(name);
  return copy;
}

/** Under what was put up before. */
export const putUp = (where: Element, what: Element): void => where.prepend(what);
