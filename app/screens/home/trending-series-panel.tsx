import { useQuery } from "@tanstack/react-query";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { FactsLine } from "#app/movie/facts-line.tsx";
import { Poster } from "#app/movie/poster.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { Rating } from "#app/movie/rating.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { trendingSeries } from "#content/words/home-page.ts";
import { limits } from "#domain/limits.ts";
import { ratingText } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";

const layout = "grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-1";

function SeriesRow({ series }: { series: SeriesSummary }) {
  return (
    <Link to={canonicalSeriesPath(series)} className="group grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-md">
      <Poster path={series.poster_path} title={series.name} sizes="72px" />
      <span>
        <span className="line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{series.name}</span>
        <FactsLine className="mt-1 text-sm text-muted" facts={[firstAirYear(series), ratingText(series) !== null && <Rating key="rating" film={series} />]} />
      </span>
    </Link>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={layout}>
      {Array.from({ length: limits.home.trendingSeries }, (_, index) => (
        <div key={index} className="skeleton h-27" />
      ))}
    </div>
  );
}

/** Ten series, beside the movies on a desktop. */
export function TrendingSeriesPanel() {
  const series = useQuery(useSeriesQueries().trendingSeries());
  return (
    <aside>
      <Section title={trendingSeries}>
        <QueryState query={series} failure={notices.trendingSeries} skeleton={<Skeleton />}>
          {(list) => (
            <ul aria-label={trendingSeries} className={layout} onKeyDown={moveFocusWithArrows}>
              {list.map((one) => (
                <li key={one.id}>
                  <SeriesRow series={one} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </aside>
  );
}
