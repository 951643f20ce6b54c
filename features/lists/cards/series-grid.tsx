import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { cardColumns, gridImageSizes } from "./grid-layout.ts";
import { SkeletonItems } from "./grid-skeleton.tsx";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";

type SeriesGridProps = {
  series: readonly SeriesOnCard[];
  label: string;
  /** The list's layout; `sizes` must fit it. */
  columns?: string;
  sizes?: string;
  /** A card's address; the canonical one by default. */
  pathOf?: (series: SeriesOnCard) => string;
  /** The first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
  /** Skeletons of the series that are to follow. */
  pending?: number;
};

export function SeriesGrid(props: SeriesGridProps) {
  const { series, label, columns = cardColumns, sizes = gridImageSizes, pathOf = canonicalSeriesPath, prioritizeFirst = false, pending = 0 } = props;
  return (
    <ul aria-label={label} className={columns} onKeyDown={moveFocusWithArrows}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={sizes} priority={prioritizeFirst && index === 0} to={pathOf(one)} />
        </li>
      ))}
      <SkeletonItems count={pending} />
    </ul>
  );
}
