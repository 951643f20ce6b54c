import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { expectedRows } from "#domain/rating-grid.ts";
import type { SeasonSummary } from "#domain/series.ts";
import { RatingLegend } from "./rating-legend.tsx";

/** Rows of the grid's height (rating-grid.css), at most as many as the box shows. */
const rowsClass = "pb-4 *:block *:h-9 pointer-coarse:*:h-11";
const mostRows = 18;
/** Two named episodes and the choice of the view: a line each, beside each other in a wide window. */
const summaryClass = "mb-3 grid auto-rows-[2.75rem] items-center gap-x-6";
const ratedSummaryClass = "max-lg:grid-rows-[repeat(3,2.75rem)] lg:grid-cols-[1fr_1fr_auto] lg:grid-rows-[2.75rem]";

export type GuideFrameProps = {
  seasons: readonly SeasonSummary[];
  /** Room for what ratings need besides the grid. */
  expectsRatings: boolean;
  summary?: ReactNode;
  /** Fills the box and scrolls in it. */
  children: ReactNode;
  /** A button below, where further seasons can follow. */
  more?: ReactNode;
};

/** The guide's layout, of the same size while it loads, in either view and after a failure. */
export function GuideFrame({ seasons, expectsRatings, summary, children, more }: GuideFrameProps) {
  // The grid's head and its averages are rows, too.
  const rows = Math.min(mostRows, expectedRows(seasons) + 2);
  return (
    <>
      <div className={classNames(summaryClass, expectsRatings ? ratedSummaryClass : "grid-rows-[2.75rem]")}>{summary}</div>
      <div className="relative max-h-[min(40rem,80svh)] min-h-48 overflow-hidden rounded-lg bg-raised">
        <div aria-hidden="true" className={rowsClass}>
          {Array.from({ length: rows }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className="absolute inset-0">{children}</div>
      </div>
      {expectsRatings && <RatingLegend />}
      {more && <div className="mt-4">{more}</div>}
    </>
  );
}
