/** Runs a callback once the page's first content is on the screen. At once in a hidden window, which is not painted. */
function afterFirstPaint(run: () => void): void {
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

function insertScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#scripts");
  if (scripts) document.head.append(document.importNode(scripts.content, true));
}

/** Runs a callback once the document is parsed. */
export function onceParsed(run: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run, { once: true });
  else run();
}

/**
 * Inserts the page's scripts, which the document has in an inert template, after the first paint: until then the styles and the largest picture have the
 * line for themselves, and links and forms work without script.
 */
export const startScripts = (): void => onceParsed(() => afterFirstPaint(insertScripts));
