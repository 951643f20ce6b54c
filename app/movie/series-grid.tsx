import { walkWithArrows } from "#app/ui/arrow-walk.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";
import { wallColumns, wallSizes } from "./wall.ts";

type SeriesGridProps = {
  series: readonly SeriesOnCard[];
  label: string;
  /** Where a card leads; without it to the canonical address. */
  pathOf?: (series: SeriesOnCard) => string;
  /** Its first poster may be the page's largest picture. */
  leads?: boolean;
};

/** The wall of series, as films have theirs. */
export function SeriesGrid({ series, label, pathOf = canonicalSeriesPath, leads = false }: SeriesGridProps) {
  return (
    <ul aria-label={label} className={wallColumns} onKeyDown={walkWithArrows}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={wallSizes} priority={leads && index === 0} to={pathOf(one)} />
        </li>
      ))}
    </ul>
  );
}
