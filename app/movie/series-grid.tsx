import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { gridColumns, gridImageSizes } from "./grid-layout.ts";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";

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
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={gridImageSizes} priority={leads && index === 0} to={pathOf(one)} />
        </li>
      ))}
    </ul>
  );
}
