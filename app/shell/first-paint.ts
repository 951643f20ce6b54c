/** Runs a callback once the page's first content is on the screen. At once in a hidden window, which is not painted. */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: "paint", buffered: true });
}
