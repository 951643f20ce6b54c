import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { usePersonQueries } from "#app/data/person-queries.ts";
import { QueryState } from "#app/movie/query-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { tvSeries } from "#content/words/person-page.ts";
import { notices } from "#domain/notices.ts";
import { canonicalSeriesPath, personPath } from "#domain/paths.ts";
import { filmographySearch, parseFilmographyView } from "#domain/person-address.ts";
import { CreditGrid } from "./credit-grid.tsx";
import { ShowAll } from "./show-all.tsx";

/** An added section (readings.md, Screens): acting and crew credits in series. Omitted when there are none. */
export function TelevisionSection({ id }: { id: number }) {
  const view = parseFilmographyView(new URLSearchParams(useLocation().search));
  const credits = useQuery(usePersonQueries().personCredits(id, view.whole));
  // Nothing holds its place: what loads above it may be shorter than the skeleton there.
  if (credits.isPending || credits.data?.series.total === 0) return null;
  return (
    <Section title={tvSeries}>
      <QueryState query={credits} failure={notices.person} skeleton={null}>
        {({ series: { cards, total } }) => (
          <>
            <CreditGrid cards={cards} label={tvSeries} pathOf={({ id: seriesId, title }) => canonicalSeriesPath({ id: seriesId, name: title })} />
            <ShowAll to={personPath(id) + filmographySearch({ ...view, whole: true })} shown={cards.length} total={total} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
