import { type MouseEvent, Suspense, useId } from "react";
import { isPlainClick } from "#app/router/plain-click.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { CreditsSkeleton } from "./credits-skeleton.tsx";

const CreditsPanel = lazyPart(async () => (await import("./credits-panel.tsx")).CreditsPanel);

/** `path`: of the page with the same list, which the link leads to without script. */
type AllCreditsProps = { kind: "movie" | "series"; id: number; path: string };

/** "All cast and crew": a press opens the list in place, and loads it then. */
export function AllCredits({ kind, id, path }: AllCreditsProps) {
  const pathIn = usePathIn();
  const { allCastAndCrew } = useWords("titles").fullCredits;
  const [isOpen, setOpen] = useRestoredState("all-credits", false);
  const panelId = useId();
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div className="mt-6">
      <a href={pathIn(path)} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} className={buttonClass("quiet")} onClick={toggle}>
        {allCastAndCrew}
        <Icon of={chevronDownIcon} className={classNames("size-4 transition-transform", isOpen && "rotate-180")} />
      </a>
      {isOpen && (
        <div id={panelId} className="mt-6">
          <Suspense fallback={<CreditsSkeleton />}>
            <CreditsPanel kind={kind} id={id} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
