import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useHydrated } from "./hydrated.ts";
import { InPlaceLink } from "./in-place-link.tsx";
import { keyByDirection } from "./page-direction.ts";
import { showInRow } from "./show-in-row.ts";

type LinkTabsProps = {
  label: string;
  panelId: string;
  tabs: readonly { id: string; to: string; text: string }[];
  selected: string;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Home and End move to a tab and select it; the space bar selects as it does on a button. */
function selectTabByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const target = event.key === " " ? index : steps[keyByDirection(event.key)]?.(index, tabs.length);
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
  tabs[target]?.click();
}

/** Tabs whose selection is in the query string. Without script they are links. */
export function LinkTabs({ label, panelId, tabs, selected }: LinkTabsProps) {
  // Without script the arrow keys do nothing, so that Tab must reach every tab.
  const isHydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  // Many tabs, or long words, are wider than a phone.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${panelId}-${selected}`)}`);
    if (row.current && tab) showInRow(row.current, tab);
  }, [panelId, selected]);
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="edge-shades mb-6 flex gap-x-1 overflow-x-auto inset-shadow-[0_-1px] inset-shadow-line [scrollbar-width:none] sm:gap-x-2"
      onKeyDown={selectTabByKey}
    >
      {tabs.map(({ id, to, text }) => (
        <InPlaceLink
          key={id}
          to={to}
          role="tab"
          id={`${panelId}-${id}`}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={isHydrated && id !== selected ? -1 : 0}
          className={classNames(
            "inline-flex min-h-12 shrink-0 items-center border-b-2 px-2 text-sm whitespace-nowrap -outline-offset-2 font-semibold sm:px-4 sm:text-base transition-colors",
            id === selected ? "border-marquee text-amber" : "border-transparent text-muted hover:text-ivory",
          )}
        >
          {text}
        </InPlaceLink>
      ))}
    </div>
  );
}

export function TabPanel({ panelId, selected, children }: { panelId: string; selected: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${selected}`}>
      {children}
    </div>
  );
}
