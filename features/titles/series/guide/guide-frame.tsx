import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { SeasonSummary } from "#domain/series.ts";
import { expectedRows } from "#features/titles/model/episode-guide.ts";
import { RatingLegend } from "./rating-legend.tsx";

/** The box shows no more rows than these: it has a greatest height. */
const mostRows = 18;

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
    <div className="guide">
      <div className={classNames("guide-summary", expectsRatings && "is-rated")}>{summary}</div>
      <div className="guide-box">
        <div aria-hidden="true">
          {Array.from({ length: rows }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className="absolute inset-0">{children}</div>
      </div>
      {expectsRatings && <RatingLegend />}
      {more && <div className="mt-4">{more}</div>}
    </div>
  );
}
