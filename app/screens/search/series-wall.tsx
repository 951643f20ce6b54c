import { Link } from "react-router";
import { Poster } from "#app/film/poster.tsx";
import { Rating } from "#app/film/rating.tsx";
import { walkWithArrows } from "#app/ui/arrow-walk.ts";
import { seriesPath } from "#domain/paths.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { wallColumns, wallSizes } from "./wall-columns.ts";

/** Series that were found, each leading to /tv/{id} (section 2's route table). */
export function SeriesWall({ series, label }: { series: readonly SeriesSummary[]; label: string }) {
  return (
    <ul aria-label={label} className={wallColumns} onKeyDown={walkWithArrows}>
      {series.map((one) => (
        <li key={one.id}>
          <Link to={seriesPath(one.id)} className="group block rounded-md">
            <Poster path={one.poster_path} title={one.name} sizes={wallSizes} className="transition-transform group-hover:-translate-y-1" />
            <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{one.name}</span>
            <span className="mt-1 flex items-center gap-3 text-sm text-muted">
              {firstAirYear(one)}
              <Rating film={one} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
