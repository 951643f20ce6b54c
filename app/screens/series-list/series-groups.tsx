import { SeriesCard } from "#app/movie/series-card.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { chevronLeftIcon, chevronRightIcon, Icon } from "#app/ui/icons.tsx";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { Section } from "#app/ui/section.tsx";
import * as words from "#content/words/series-list-page.ts";
import { clampGroup, groupPositions, isLastGroup } from "#domain/group-paging.ts";
import { limits } from "#domain/limits.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { ListEnd } from "./list-end.tsx";
import type { SeriesListView } from "./series-list-view.ts";

const size = limits.seriesList.pageSize;
export const groupColumns = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-6";
const cardSizes =
  "(min-width: 2076px) 313px, (min-width: 1700px) 14.4vw, (min-width: 1408px) 199px, (min-width: 1024px) 13.7vw, (min-width: 640px) 29.4vw, 43.8vw";

const arrowClass =
  "inline-flex size-11 items-center justify-center rounded-md bg-raised-more transition-colors hover:bg-line aria-disabled:opacity-45 aria-disabled:hover:bg-raised-more";

type ArrowsProps = { index: number; count: number; onMove: (index: number) => void };

/** `aria-disabled`, because a disabled button would lose the focus. */
function Arrows({ index, count, onMove }: ArrowsProps) {
  const { first, last } = groupPositions(index, count, size);
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <p aria-live="polite" className="mr-2 text-sm text-muted">
        {words.groupPosition(first, last, count)}
      </p>
      <button type="button" aria-label={words.previousSeries} aria-disabled={index === 0} className={arrowClass} onClick={() => onMove(index - 1)}>
        <Icon of={chevronLeftIcon} />
      </button>
      <button
        type="button"
        aria-label={words.nextSeries}
        aria-disabled={isLastGroup(index, count, size)}
        className={arrowClass}
        onClick={() => onMove(index + 1)}
      >
        <Icon of={chevronRightIcon} />
      </button>
    </div>
  );
}

/** The list in groups of six. All cards are in the document, so that they all show without script. */
export function SeriesGroups({ series, label, view }: { series: readonly SeriesSummary[]; label: string; view: SeriesListView }) {
  const [selected, setSelected] = useRestoredState(label, 0);
  const index = clampGroup(selected, series.length, size);
  const move = (next: number) => setSelected(clampGroup(next, series.length, size));
  return (
    <Section title={words.wholeList} aside={<Arrows index={index} count={series.length} onMove={move} />}>
      <div className={groupColumns}>
        <ul aria-label={label} className="contents" onKeyDown={moveFocusWithArrows}>
          {series.map((one, position) => (
            <li key={one.id} className={classNames(Math.floor(position / size) !== index && "hidden noscript:block")}>
              <SeriesCard series={one} sizes={cardSizes} />
            </li>
          ))}
        </ul>
        <ListEnd view={view} lastGroupCards={series.length % size} isShown={isLastGroup(index, series.length, size)} />
      </div>
    </Section>
  );
}
