import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { CreditGrid } from "./credit-grid.tsx";
import { ShowAll } from "./show-all.tsx";
import type { PersonWorkState } from "./use-person-work.ts";

/**
 * An added section (readings.md, Screens): acting and crew credits in series. Unless the visitor wants series alone, it is omitted when there are
 * none, and the films above say that the credits failed.
 */
export function TelevisionSection({ view, query, to }: PersonWorkState) {
  const { noSeries, tvSeries } = useWords("people").personPage;
  const isAlone = view.type === "tv";
  // Nothing holds its place: what loads above it may be shorter than the skeleton there.
  if (!isAlone && !query.data?.series.total) return null;
  return (
    <Section title={tvSeries}>
      <QueryState query={query} failure={notices.person} skeleton={<GridSkeleton count={5} />}>
        {({ series: { cards, total } }) =>
          total === 0 ? (
            <p className="py-4 text-muted">{noSeries}</p>
          ) : (
            <>
              <CreditGrid cards={cards} label={tvSeries} pathOf={(card) => canonicalSeriesPath({ ...card, name: card.title })} />
              <ShowAll to={to({ whole: true })} sort={view.sort} shown={cards.length} total={total} />
            </>
          )
        }
      </QueryState>
    </Section>
  );
}
