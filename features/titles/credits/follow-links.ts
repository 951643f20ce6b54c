import type { MouseEvent } from "react";
import { isPlainClick } from "#app/router/plain-click.ts";
import { useNavigate } from "#app/router/router.tsx";
import { useLanguage } from "#app/words/use-words.tsx";
import { pathWithout } from "#domain/language-addresses.ts";

/** For the `onClick` around a thousand plain links of this site: a `Link` each would take a second to hydrate on a phone. */
export function useFollowLinks() {
  const language = useLanguage();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.hash !== "" || link.origin !== window.location.origin) return;
    const path = pathWithout(language, link.pathname);
    if (path === null) return;
    event.preventDefault();
    navigate(path + link.search);
  };
}
