import { isOffline } from "#app/data/connection.ts";
import { isPlainClick } from "#app/router/plain-click.ts";

/** Offline, links to other pages load documents: of those the worker has copies, of data it has none. @returns ends it */
export function loadDocumentsOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOffline() || !isPlainClick(event)) return;
    // The router does not see the click, and the browser follows the link.
    if (link.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}
