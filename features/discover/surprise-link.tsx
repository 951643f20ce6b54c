import { type MouseEvent, useEffect, useRef, useState } from "react";
import { isPlainClick } from "#app/router/plain-click.ts";
import { useNavigate } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { dicesIcon, Icon } from "#app/ui/icons.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { parseRouteId } from "#domain/addresses.ts";
import { pathIn, pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { surprisePath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

/** The last surprise, so that the next one is another title. Forgotten with the document. */
let lastId: number | undefined;

/** The path that the server's redirect leads to, as the router has it. Its body is not needed. */
async function surprise(filters: DiscoverFilters, language: Language): Promise<string> {
  const { url, ok } = await fetch(pathIn(language, surprisePath(filters, lastId)), { method: "HEAD", signal: AbortSignal.timeout(limits.waiting.attemptMs) });
  if (!ok) throw new Error(`Surprise me: ${url}`);
  const { pathname, search } = new URL(url);
  lastId = parseRouteId(pathname.split("/").at(-1)) ?? undefined;
  return (pathWithout(language, pathname) ?? pathname) + search;
}

/** Without script, and where the answer does not come, the browser follows the redirect itself. No `Link`: the address is no page. */
export function SurpriseLink({ filters }: { filters: DiscoverFilters }) {
  const { surpriseMe } = useWords("discover").discoverPage;
  const language = useLanguage();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isLeft = useRef(false);
  // A title that comes after the visitor has gone elsewhere must not open.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const open = async () => {
    setOpening(true);
    const path = await surprise(filters, language).catch(() => null);
    setOpening(false);
    if (isLeft.current) return;
    if (path === null) window.location.assign(pathIn(language, surprisePath(filters, lastId)));
    else navigate(path);
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isOpening) void open();
  };
  return (
    <a
      href={pathIn(language, surprisePath(filters))}
      rel="nofollow"
      aria-disabled={isOpening}
      className={buttonClass("quiet", "px-4 aria-disabled:opacity-45 max-sm:order-last")}
      onClick={press}
    >
      <Icon of={dicesIcon} className="size-5" />
      {surpriseMe}
    </a>
  );
}
