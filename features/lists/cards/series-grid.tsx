import { CardGrid, type GridOptions } from "./card-grid.tsx";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";

/** `pathOf`: a card's address, unless it is the canonical one. */
type SeriesGridProps = GridOptions & { series: readonly SeriesOnCard[]; pathOf?: (series: SeriesOnCard) => string };

export function SeriesGrid({ series, pathOf, ...grid }: SeriesGridProps) {
  return (
    <CardGrid items={series} {...grid}>
      {(one, picture) => <SeriesCard series={one} {...picture} to={pathOf?.(one)} />}
    </CardGrid>
  );
}
