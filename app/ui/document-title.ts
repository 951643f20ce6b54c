import { useEffect } from "react";

/** Sets the tab's title after a navigation in the app; the server's document has its own. `null` changes nothing. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
