/** Scrolls a container so far that the element in it is visible. Element.scrollIntoView would scroll the page too. */
export function scrollWithin(scroller: Element, element: Element): void {
  const box = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (box.top < frame.top) scroller.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom;
}
