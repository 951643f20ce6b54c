import { contentTypeState } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useRegionPath } from "#app/data/visitor-region.ts";
import { Link } from "#app/router/link.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { Words } from "#languages/words.ts";

type Navigation = Words["site"]["navigation"];
type PageName = "movies" | "series" | "topRated" | "genres" | "discover" | "myList" | "calendar" | "settings";
type BarLink = { to: string; name: PageName | keyof Navigation["releases"]["live"]; state?: unknown };

/** "Navigating from the menu passes contentType movies" (specification.md, section 2). */
export const links: readonly BarLink[] = [
  { to: paths.home, name: "movies", state: contentTypeState("movies") },
  { to: paths.series, name: "series" },
  { to: paths.top, name: "topRated" },
  { to: paths.genres, name: "genres" },
];

/** Below the four in a phone's menu, set apart. */
export const moreLinks: readonly BarLink[] = [
  { to: paths.discover, name: "discover" },
  { to: paths.upcoming, name: "upcoming" },
  { to: paths.airing, name: "airing" },
  { to: paths.list, name: "myList" },
  { to: paths.calendar, name: "calendar" },
  { to: paths.settings, name: "settings" },
];

const linkClass =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-3 font-semibold text-muted transition-colors decoration-2 underline-offset-8 hover:text-ivory aria-[current]:text-amber aria-[current]:underline md:max-lg:px-1.5";

/** The link that is marked as current, if one is. */
export type Current = { to: string; mark: "page" | "true" } | undefined;

/** "page" for the page itself, "true" for the section that a film or a series belongs to. */
export function currentOf(pathname: string): Current {
  if ([...links, ...moreLinks].some(({ to }) => to === pathname)) return { to: pathname, mark: "page" };
  const section = /^\/(movie|tv)\//.exec(pathname)?.[1];
  return section ? { to: section === "movie" ? paths.home : paths.series, mark: "true" } : undefined;
}

export const markOf = (to: string, current: Current) => (current?.to === to ? current.mark : undefined);

type LinksProps = { of: readonly BarLink[]; current: Current; className: string };

const dependsOnCountry = (name: BarLink["name"]): name is keyof Navigation["releases"]["live"] => name === "upcoming" || name === "airing";

export function Links({ of: shown, current, className }: LinksProps) {
  const words = useWords("site").navigation;
  const { catalog } = useSite();
  const inRegion = useRegionPath(useLanguage());
  return (
    <ul className={className}>
      {shown.map(({ to, name, state }) => (
        <li key={to}>
          <Link to={dependsOnCountry(name) ? inRegion(to) : to} state={state} aria-current={markOf(to, current)} className={linkClass}>
            {dependsOnCountry(name) ? words.releases[catalog][name] : words[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
