import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "#app/router/link.tsx";
import { useLocation } from "#app/router/router.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { bookmarkIcon, Icon, menuIcon, searchIcon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";
import { Back } from "./back.tsx";
import { backFrom } from "./back-link.tsx";
import { Brand } from "./brand.tsx";
import { type Current, currentOf, Links, links, markOf, moreLinks } from "./navigation-links.tsx";

/** Beside the search box. A narrow phone has it in the menu alone. */
function MyListLink({ current, className }: { current: Current; className: string }) {
  const words = useWords("site").navigation;
  return (
    <Link
      to={paths.list}
      title={words.myList}
      aria-current={markOf(paths.list, current)}
      className={classNames(
        "size-[44px] shrink-0 items-center justify-center rounded-md transition-colors hover:text-amber aria-[current]:text-amber",
        className,
      )}
    >
      <Icon of={bookmarkIcon} />
    </Link>
  );
}

/** On a phone the menu and the search panel are mutually exclusive (section 2). */
type Panel = "menu" | "search" | null;

type ToggleProps = { panel: Exclude<Panel, null>; shown: Panel; className?: string; onToggle: (panel: Panel) => void; children: ReactNode };

/** The open search box's backdrop covers the bar as well; these elements stay clickable above it. */
const aboveBackdrop = "relative z-[60]";

/** Without script there are no toggles, and both panels are open. */
function Toggle({ panel, shown, className, onToggle, children }: ToggleProps) {
  const words = useWords("site").navigation;
  const isOpen = panel === shown;
  return (
    <button
      type="button"
      className="inline-flex size-[44px] items-center justify-center rounded-md noscript:hidden"
      aria-expanded={isOpen}
      aria-controls={panel}
      aria-label={words.toggles[panel][isOpen ? "close" : "open"]}
      onClick={() => onToggle(isOpen ? null : panel)}
    >
      {isOpen ? <Icon of={xIcon} /> : <span className={className}>{children}</span>}
    </button>
  );
}

type TogglesProps = { ref: RefObject<HTMLDivElement | null>; current: Current; shown: Panel; onToggle: (panel: Panel) => void };

function Toggles({ ref, current, shown, onToggle }: TogglesProps) {
  return (
    <div ref={ref} className={classNames("-me-2.5 flex md:hidden", aboveBackdrop)}>
      <MyListLink current={current} className="hidden min-[390px]:inline-flex" />
      <Toggle panel="search" shown={shown} className="search-pulse" onToggle={onToggle}>
        <Icon of={searchIcon} />
      </Toggle>
      <Toggle panel="menu" shown={shown} onToggle={onToggle}>
        <Icon of={menuIcon} />
      </Toggle>
    </div>
  );
}

/** `[shown, show]`. A panel closes when the visitor leaves the history entry at which it was opened, so that any link closes it (section 2). */
function usePanel(): [Panel, (panel: Panel) => void] {
  const { key } = useLocation();
  const [[panel, openedAt], open] = useState<[Panel, string]>([null, key]);
  if (panel !== null && openedAt !== key) open([null, key]);
  return [panel, (next) => open([next, key])];
}

type ContentsProps = {
  current: Current;
  backTo: string | null;
  shown: Panel;
  searchPanel: RefObject<HTMLDivElement | null>;
  toggles: RefObject<HTMLDivElement | null>;
  onToggle: (panel: Panel) => void;
};

function BarContents({ current, backTo, shown, searchPanel, toggles, onToggle }: ContentsProps) {
  const words = useWords("site").navigation;
  return (
    <nav aria-label={words.mainLabel} className="page-width flex flex-wrap items-center justify-between gap-x-[min(1.5rem,24px)] md:max-lg:gap-x-3">
      <div className={classNames("flex h-[min(4rem,80px)] items-center", aboveBackdrop)}>
        <Back to={backTo} />
        <Brand />
      </div>
      <Links of={links} current={current} className="hidden flex-wrap gap-1 md:flex" />
      <Toggles ref={toggles} current={current} shown={shown} onToggle={onToggle} />
      <div
        ref={searchPanel}
        id="search"
        className={classNames(
          "w-full pb-4 md:relative md:ms-auto md:min-h-11 md:w-auto md:min-w-24 md:max-w-xl xl:min-w-60 md:flex-1 md:pb-0",
          shown !== "search" && "max-md:hidden max-md:noscript:block",
        )}
      >
        <SearchBox label={words.searchLabel} compact />
      </div>
      <MyListLink current={current} className="-me-2.5 -ms-3 hidden md:inline-flex" />
      <div id="menu" className={classNames("w-full pb-4 md:hidden", shown !== "menu" && "hidden max-md:noscript:block")}>
        <Links of={links} current={current} className="grid noscript:grid-cols-2" />
        <Links of={moreLinks} current={current} className="mt-2 grid border-t border-line pt-2 noscript:flex noscript:flex-wrap" />
      </div>
    </nav>
  );
}

export function NavigationBar() {
  const { pathname } = useLocation();
  const [shown, show] = usePanel();
  const searchPanel = useRef<HTMLDivElement>(null);
  const toggles = useRef<HTMLDivElement>(null);
  const toggle = (panel: Panel) => {
    // Synchronous, because a phone opens its keyboard only for a focus within the tap.
    flushSync(() => show(panel));
    if (panel === "search") searchPanel.current?.querySelector("input")?.focus();
  };
  // The focus returns to the button that opened the panel. The search box handles Escape first.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || shown === null || event.defaultPrevented) return;
    toggles.current?.querySelector<HTMLElement>(`[aria-controls=${shown}]`)?.focus();
    show(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the panels within
    <header onKeyDown={closeOnEscape} className="couch:hidden sticky top-0 z-30 border-b border-line/60 bg-page max-md:noscript:static short:static">
      <BarContents current={currentOf(pathname)} backTo={backFrom(pathname)} shown={shown} searchPanel={searchPanel} toggles={toggles} onToggle={toggle} />
    </header>
  );
}
