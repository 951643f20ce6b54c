import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { SearchBox } from "#app/search/search-box.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, menuIcon, searchIcon, xIcon } from "#app/ui/icons.tsx";
import { PageLink } from "#app/ui/link.tsx";
import { paths } from "#domain/paths.ts";
import { contentTypeState } from "#domain/route-state.ts";
import { BackLink } from "./back-link.tsx";
import { Brand } from "./brand.tsx";

/** Section 2's four links. "Navigating from the menu passes contentType movies." */
const links = [
  { to: paths.home, text: "Movies", state: contentTypeState("movies") },
  { to: paths.series, text: "TV Series", state: null },
  { to: paths.top, text: "Top Rated", state: null },
  { to: paths.genres, text: "Genres", state: null },
] as const;

const linkClass =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-3 font-semibold text-muted transition-colors hover:text-ivory aria-[current]:text-amber md:max-lg:px-2";

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, text, state }) => (
        <li key={to}>
          <PageLink to={to} state={state} className={linkClass}>
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the menu and the search panel stand in each other's place (section 2): one of them is open, or none. */
type Panel = "menu" | "search" | null;

type ToggleProps = { panel: Exclude<Panel, null>; shown: Panel; className?: string; onToggle: (panel: Panel) => void; children: ReactNode };

/** The open search box dims the page from inside the bar: what stands beside it there stays within reach. */
const aboveBackdrop = "relative z-[60]";

/** Without script nothing toggles, and both panels are simply there. */
function Toggle({ panel, shown, className, onToggle, children }: ToggleProps) {
  const isOpen = panel === shown;
  return (
    <button
      type="button"
      className="inline-flex size-[44px] items-center justify-center rounded-md noscript:hidden"
      aria-expanded={isOpen}
      aria-controls={panel}
      aria-label={`${isOpen ? "Close" : "Open"} ${panel}`}
      onClick={() => onToggle(isOpen ? null : panel)}
    >
      {isOpen ? <Icon of={xIcon} /> : <span className={className}>{children}</span>}
    </button>
  );
}

type TogglesProps = { ref: RefObject<HTMLDivElement | null>; shown: Panel; onToggle: (panel: Panel) => void };

function Toggles({ ref, shown, onToggle }: TogglesProps) {
  return (
    <div ref={ref} className={classNames("-mr-2.5 flex md:hidden", aboveBackdrop)}>
      <Toggle panel="search" shown={shown} className="search-pulse" onToggle={onToggle}>
        <Icon of={searchIcon} />
      </Toggle>
      <Toggle panel="menu" shown={shown} onToggle={onToggle}>
        <Icon of={menuIcon} />
      </Toggle>
    </div>
  );
}

/** `[shown, show]`. Choosing a link closes both (section 2): whatever the link, a panel stands for the address at which it was opened. */
function usePanel(): [Panel, (panel: Panel) => void] {
  const { key } = useLocation();
  const [[panel, openedAt], open] = useState<[Panel, string]>([null, key]);
  return [openedAt === key ? panel : null, (wanted) => open([wanted, key])];
}

export function NavigationBar() {
  const [shown, show] = usePanel();
  const searchPanel = useRef<HTMLDivElement>(null);
  const toggles = useRef<HTMLDivElement>(null);
  const toggle = (panel: Panel) => {
    // At once, because a phone shows its keyboard only for a focus that is part of the tap.
    flushSync(() => show(panel));
    if (panel === "search") searchPanel.current?.querySelector("input")?.focus();
  };
  // What is hidden cannot hold the focus: it goes back to the button that opened the panel. The box's own list takes Escape first.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || shown === null || event.defaultPrevented) return;
    toggles.current?.querySelector<HTMLElement>(`[aria-controls=${shown}]`)?.focus();
    show(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from anywhere in the bar closes its panel
    <header onKeyDown={closeOnEscape} className="sticky top-0 z-30 border-b border-line/60 bg-page max-md:noscript:static">
      <nav aria-label="Main" className="page-width flex flex-wrap items-center justify-between gap-x-6 md:flex-nowrap md:max-lg:gap-x-3">
        <div className={classNames("flex h-[min(4rem,80px)] items-center", aboveBackdrop)}>
          <BackLink />
          <Brand />
        </div>
        <Links className="hidden gap-1 md:flex" />
        <Toggles ref={toggles} shown={shown} onToggle={toggle} />
        <div
          ref={searchPanel}
          id="search"
          className={classNames(
            "w-full pb-4 md:relative md:ml-auto md:min-h-11 md:w-auto md:min-w-36 md:max-w-xl md:flex-1 md:pb-0",
            shown !== "search" && "max-md:hidden max-md:noscript:block",
          )}
        >
          <SearchBox label="Search the catalog" compact />
        </div>
        <div id="menu" className={classNames("w-full pb-4 md:hidden", shown !== "menu" && "hidden max-md:noscript:block")}>
          <Links className="grid noscript:grid-cols-2" />
        </div>
      </nav>
    </header>
  );
}
