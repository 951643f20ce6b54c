import { useEffect } from "react";

/** Names the tab after a click; the first page's title is in the document already. `null` while it is not known. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
