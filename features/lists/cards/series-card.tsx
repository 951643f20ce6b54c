import { Link } from "#app/router/link.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { CardSave } from "#features/saved/card-save.tsx";
import { glanceOf } from "./glance.ts";
import { HereMark } from "./here-mark.tsx";
import { Poster } from "./poster.tsx";
import { Rating } from "./rating.tsx";

export type SeriesOnCard = Pick<
  SeriesSummary,
  "id" | "name" | "first_air_date" | "vote_average" | "vote_count" | "poster_path" | "here" | "textLanguages" | "englishTitle"
>;

type SeriesCardProps = { series: SeriesOnCard; sizes: string; priority?: boolean; to?: string | undefined };

export function SeriesCard({ series, sizes, priority = false, to = canonicalSeriesPath(series) }: SeriesCardProps) {
  const { facts } = useWords("site");
  return (
    <>
      <Link to={to} className="group glance block rounded-md" data-slot="series-card" data-glance={glanceOf(facts, series)}>
        <Poster path={series.poster_path} title={series.name} sizes={sizes} priority={priority} className="transition-[translate] group-hover:-translate-y-1" />
        <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
          <Name lang={series.textLanguages?.name}>{series.name}</Name>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 pe-9 text-sm text-muted">
          {firstAirYear(series)}
          <Rating film={series} />
          <HereMark title={series} />
        </span>
      </Link>
      <CardSave series={series} />
    </>
  );
}
