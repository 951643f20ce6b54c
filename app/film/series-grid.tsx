import { walkWithArrows } from "#app/ui/arrow-walk.ts";
import { SeriesCard, type SeriesOnCard } from "./series-card.tsx";
import { wallColumns, wallSizes } from "./wall.ts";

/** The wall of series, as films have theirs. */
export function SeriesGrid({ series, label }: { series: readonly SeriesOnCard[]; label: string }) {
  return (
    <ul aria-label={label} className={wallColumns} onKeyDown={walkWithArrows}>
      {series.map((one) => (
        <li key={one.id}>
          <SeriesCard series={one} sizes={wallSizes} />
        </li>
      ))}
    </ul>
  );
}
