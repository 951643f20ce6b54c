import { type KeyboardEvent, memo, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Link } from "#app/router/link.tsx";
import { isRightToLeft, keyByDirection } from "#app/ui/page-direction.ts";
import { useWords } from "#app/words/use-words.tsx";
import { pointByKey } from "./career-keys.ts";
import type { CareerScale } from "./model/career-scale.ts";
import type { CareerPoint } from "./model/career-timeline.ts";
import { usePlotPointer } from "./plot-pointer.ts";
import { pointPath } from "./point-path.ts";

/** A film is a disk, a series a diamond of about its area, around the origin. `radius` in pixels. */
function CareerMark({ type, radius }: Pick<CareerPoint, "type"> & { radius: number }) {
  if (type === "movies") return <circle r={radius} className="career-film" />;
  const half = radius * 1.25;
  return <path d={`M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`} className="career-series" />;
}

const percent = (value: number): string => `${value.toFixed(2)}%`;

const Ratings = ({ scale }: { scale: CareerScale }) => (
  <svg aria-hidden="true" className="career-height w-6 [direction:ltr]">
    {scale.ratings.map((rating) => (
      <text key={rating} x={0} y={percent(scale.y(rating))} dominantBaseline="middle" className="career-scale">
        {rating}
      </text>
    ))}
  </svg>
);

const Lines = memo(function Lines({ scale }: { scale: CareerScale }) {
  const words = useWords("people").personPage;
  const [top, foot] = [scale.y(scale.ratings.at(-1) ?? 10), scale.y(scale.ratings[0] ?? 0)];
  return (
    <svg aria-hidden="true">
      {scale.ratings.map((rating) => (
        <line key={rating} x1="0" x2="100%" y1={percent(scale.y(rating))} y2={percent(scale.y(rating))} className="career-line" />
      ))}
      {scale.decades.map((year) => (
        <g key={year}>
          <line x1={percent(scale.x(year))} x2={percent(scale.x(year))} y1={percent(top)} y2={percent(foot)} strokeDasharray="3 4" className="career-line" />
          <text x={percent(scale.x(year))} y="97%" textAnchor="middle" className="career-scale">
            {words.decade(year)}
          </text>
        </g>
      ))}
    </svg>
  );
});

type MarkProps = { point: CareerPoint; index: number; scale: CareerScale; isChosen: boolean; onChoose: (index: number) => void };

/** A plot may have hundreds of them, of which a choice changes two. */
const Mark = memo(function Mark({ point, index, scale, isChosen, onChoose }: MarkProps) {
  const words = useWords("people").personPage;
  const radius = scale.radius(point.votes);
  return (
    <Link
      to={pointPath(point)}
      aria-label={words.pointName(point)}
      tabIndex={isChosen ? 0 : -1}
      data-index={index}
      className="outline-none"
      onFocus={() => onChoose(index)}
    >
      <svg aria-hidden="true" x={percent(scale.x(point.time))} y={percent(scale.y(point.rating))} overflow="visible">
        <CareerMark type={point.type} radius={radius} />
        {isChosen && <circle r={radius + 5} className="career-chosen" />}
      </svg>
    </Link>
  );
});

/** In a narrow window the mark that is chosen at first may be outside of the box. */
function useScrollToChosen(point: CareerPoint | undefined, scale: CareerScale) {
  const box = useRef<HTMLDivElement>(null);
  const scroll = useEffectEvent((element: HTMLElement) => {
    const share = point ? scale.x(point.time) / 100 : 0;
    // The position of a row that begins at the right is zero there, and negative elsewhere.
    const origin = isRightToLeft() ? element.scrollWidth - element.clientWidth : 0;
    element.scrollLeft = share * element.scrollWidth - element.clientWidth / 2 - origin;
  });
  // The scroll position is outside of React.
  useLayoutEffect(() => {
    if (box.current) scroll(box.current);
  }, []);
  return box;
}

type CareerPlotProps = { points: readonly CareerPoint[]; scale: CareerScale; chosen: number; onChoose: (index: number) => void };

/** One tab stop; the arrow keys move. A narrow window scrolls it in its own box. */
export function CareerPlot({ points, scale, chosen, onChoose }: CareerPlotProps) {
  const words = useWords("people").personPage;
  const box = useScrollToChosen(points[chosen], scale);
  const pointer = usePlotPointer({ points, scale, chosen, onChoose });
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = pointByKey(keyByDirection(event.key), points, chosen);
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-index="${target}"]`)?.focus();
  };
  return (
    <figure aria-label={words.plotLabel(points.length)} className="grid grid-cols-[auto_minmax(0,1fr)]">
      <Ratings scale={scale} />
      <div ref={box} className="relative overflow-x-auto overscroll-x-contain">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name, and a title would be a tooltip over every mark */}
        <svg className="career-height career-plot" onKeyDown={move} {...pointer}>
          <Lines scale={scale} />
          {points.map((point, index) => (
            <Mark key={`${point.type} ${point.id}`} {...{ point, index, scale, onChoose }} isChosen={index === chosen} />
          ))}
        </svg>
      </div>
    </figure>
  );
}
