import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/ui/plain-click.ts";

/** For the `onClick` around a thousand plain links of this site: a `Link` each would take a second to hydrate on a phone. */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.hash !== "" || link.origin !== window.location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
