import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { chevronLeftIcon, chevronRightIcon, Icon } from "#app/ui/icons.tsx";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ListPageName } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { SkeletonItems } from "#features/lists/cards/grid-skeleton.tsx";
import { SeriesCard } from "#features/lists/cards/series-card.tsx";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import type { PagedListState } from "#features/lists/paging/use-paged-list.ts";
import { ListEnd } from "./list-end.tsx";

const size = limits.seriesList.pageSize;

/** An empty list has one empty group. */
const lastGroup = (count: number): number => Math.max(1, Math.ceil(count / size)) - 1;

/** Section 4: the page index is clamped between 0 and ceil(count/6)-1; 0 for an empty list. */
export const clampGroup = (index: number, count: number): number => Math.min(Math.max(0, index), lastGroup(count));

/** The 1-based positions of a group's first and last item: 7 and 12. */
export const groupPositions = (index: number, count: number): { first: number; last: number } => ({
  first: Math.min(index * size + 1, count),
  last: Math.min((index + 1) * size, count),
});

export const groupColumns = "couch-cards grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-6";
const cardSizes =
  "(min-width: 2076px) 313px, (min-width: 1700px) 14.4vw, (min-width: 1408px) 199px, (min-width: 1024px) 13.7vw, (min-width: 640px) 29.4vw, 43.8vw";

const arrowClass =
  "inline-flex size-11 items-center justify-center rounded-md bg-raised-more transition-colors hover:bg-line aria-disabled:opacity-45 aria-disabled:hover:bg-raised-more";

type ArrowsProps = { index: number; count: number; onMove: (index: number) => void };

/** `aria-disabled`, because a disabled button would lose the focus. */
function Arrows({ index, count, onMove }: ArrowsProps) {
  const words = useWords("browse").seriesListPage;
  const { first, last } = groupPositions(index, count);
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <p aria-live="polite" className="me-2 text-sm text-muted">
        {words.groupPosition(first, last, count)}
      </p>
      <button type="button" aria-label={words.previousSeries} aria-disabled={index === 0} className={arrowClass} onClick={() => onMove(index - 1)}>
        <Icon of={chevronLeftIcon} />
      </button>
      <button type="button" aria-label={words.nextSeries} aria-disabled={index === lastGroup(count)} className={arrowClass} onClick={() => onMove(index + 1)}>
        <Icon of={chevronRightIcon} />
      </button>
    </div>
  );
}

type GroupProps = { series: readonly SeriesSummary[]; pending: number; label: string; index: number };

/** All cards are in the document, so that they all show without script. */
function Group({ series, pending, label, index }: GroupProps) {
  const hiddenAt = (position: number) => classNames(Math.floor(position / size) !== index && "hidden noscript:block");
  return (
    <ul aria-label={label} className="contents" onKeyDown={moveFocusWithArrows}>
      {series.map((one, position) => (
        <li key={one.id} className={hiddenAt(position)}>
          <SeriesCard series={one} sizes={cardSizes} />
        </li>
      ))}
      <SkeletonItems count={pending} classAt={(position) => hiddenAt(series.length + position)} />
    </ul>
  );
}

type SeriesGroupsProps = {
  list: PagedListState<SeriesSummary>;
  page: Page<SeriesSummary>;
  label: string;
  shown: ListPageName;
  pathOf: (page: number) => string;
};

/** The list in groups of six. "Load more" adds groups, and shows the first new series. */
export function SeriesGroups({ list, page, label, shown, pathOf }: SeriesGroupsProps) {
  const { moreSeries } = useWords("site").paging;
  const words = useWords("browse").seriesListPage;
  const [selected, setSelected] = useRestoredState(label, 0);
  return (
    <PagedList
      {...{ list, page, label, pathOf }}
      moreText={moreSeries}
      hides="series"
      // The last group's free places say it, if there are any.
      saysEnd={(count) => count % size === 0 && selected >= lastGroup(count)}
      onMore={(count) => setSelected(Math.floor(count / size))}
    >
      {(series, pending, isEnd) => {
        const count = series.length + pending;
        const index = clampGroup(selected, count);
        const move = (next: number) => setSelected(clampGroup(next, count));
        return (
          <Section title={words.wholeList} aside={<Arrows index={index} count={count} onMove={move} />}>
            <div className={groupColumns}>
              <Group series={series} pending={pending} label={label} index={index} />
              {isEnd && <ListEnd shown={shown} lastGroupCards={count % size} isShown={index === lastGroup(count)} />}
            </div>
          </Section>
        );
      }}
    </PagedList>
  );
}
