/**
 * Runs a callback once the element is laid out, before it is painted. Reading the geometry in an effect would force a layout of the whole document,
 * on Back even of the sections that `app/shell/back.css` leaves for later. Returns the effect's cleanup.
 */
export function afterLayout(element: Element, run: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
