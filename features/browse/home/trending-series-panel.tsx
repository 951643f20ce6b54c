import { useQuery } from "@tanstack/react-query";
import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Name } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { ratingText } from "#domain/movie.ts";
import { listNotice } from "#domain/notices.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import { useSeriesLists } from "#features/lists/list-queries.ts";

/** A row that scrolls sideways on a phone. Beside the movies, the series share the height of their wall, unless that goes on. */
const layout =
  "max-sm:scroll-row max-sm:auto-cols-[8.5rem] grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:gap-y-3 lg:grow lg:grid-cols-1 lg:content-between couch:grid-cols-2";
const posterSizes =
  "(min-width: 2560px) 130px, (min-width: 1700px) calc(91px + 1.5vw), (min-width: 1280px) 80px, (min-width: 1024px) 64px, (min-width: 640px) 72px, 136px";
const row =
  "group block rounded-md sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:items-center sm:gap-4 lg:grid-cols-[4rem_minmax(0,1fr)] xl:grid-cols-[5rem_minmax(0,1fr)] min-[106.25rem]:grid-cols-[6.5rem_minmax(0,1fr)]";

function SeriesRow({ series }: { series: SeriesSummary }) {
  return (
    <Link to={canonicalSeriesPath(series)} className={row}>
      <Poster path={series.poster_path} title={series.name} sizes={posterSizes} />
      <span className="max-sm:mt-3 max-sm:block">
        <span className="line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
          <Name lang={series.textLanguages?.name}>{series.name}</Name>
        </span>
        <FactsLine className="mt-1 text-sm text-muted" facts={[firstAirYear(series), ratingText(series) !== null && <Rating key="rating" film={series} />]} />
      </span>
    </Link>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={layout}>
      {Array.from({ length: limits.home.trendingSeries }, (_, index) => (
        <div key={index} className="skeleton h-72 sm:h-27 lg:h-24 xl:h-30 min-[106.25rem]:h-39" />
      ))}
    </div>
  );
}

/** Beside a wall that goes on, the series follow the view. */
const place =
  "couch:static couch:col-auto couch:row-auto lg:col-start-2 lg:row-start-1 lg:peer-has-data-continued/wall:sticky lg:peer-has-data-continued/wall:bottom-6 lg:peer-has-data-continued/wall:self-end";

/** Ten series, beside the first wall of movies on a desktop. */
export function TrendingSeriesPanel() {
  const { trendingSeries } = useWords("browse").homeParts;
  const { emptyList } = useWords("site").states;
  const series = useQuery(useSeriesLists().trendingSeries());
  return (
    <Section as="aside" title={trendingSeries} className={`${place} lg:flex lg:flex-col`}>
      <QueryState query={series} failure={listNotice("series", "trending")} skeleton={<Skeleton />}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">{emptyList}</p>
          ) : (
            <ul aria-label={trendingSeries} className={layout} onKeyDown={moveFocusWithArrows}>
              {list.map((one) => (
                <li key={one.id}>
                  <SeriesRow series={one} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}
