import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { gridColumns, gridImageSizes } from "./grid-layout.ts";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";

type SeriesGridProps = {
  series: readonly SeriesOnCard[];
  label: string;
  /** A card's address; the canonical one by default. */
  pathOf?: (series: SeriesOnCard) => string;
  /** The first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
};

export function SeriesGrid({ series, label, pathOf = canonicalSeriesPath, prioritizeFirst = false }: SeriesGridProps) {
  return (
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={gridImageSizes} priority={prioritizeFirst && index === 0} to={pathOf(one)} />
        </li>
      ))}
    </ul>
  );
}
