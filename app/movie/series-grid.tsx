import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { gridColumns, gridImageSizes } from "./grid-layout.ts";
import { SkeletonItems } from "./grid-skeleton.tsx";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";

type SeriesGridProps = {
  series: readonly SeriesOnCard[];
  label: string;
  /** A card's address; the canonical one by default. */
  pathOf?: (series: SeriesOnCard) => string;
  /** The first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
  /** Skeletons of the series that are to follow. */
  pending?: number;
};

export function SeriesGrid({ series, label, pathOf = canonicalSeriesPath, prioritizeFirst = false, pending = 0 }: SeriesGridProps) {
  return (
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={gridImageSizes} priority={prioritizeFirst && index === 0} to={pathOf(one)} />
        </li>
      ))}
      <SkeletonItems count={pending} />
    </ul>
  );
}
