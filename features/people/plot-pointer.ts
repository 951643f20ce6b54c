import { type MouseEvent, type PointerEvent, useRef } from "react";
import { type CareerScale, nearestPoint } from "./model/career-scale.ts";
import type { CareerPoint } from "./model/career-timeline.ts";

/** How far from a mark, in pixels, a pointer still chooses it. */
const reachPx = 44;

type PlotPointerOptions = { points: readonly CareerPoint[]; scale: CareerScale; chosen: number; onChoose: (index: number) => void };

/** A mouse chooses the mark that it is next to. A finger hides what it touches: its first tap chooses, the second opens. */
export function usePlotPointer({ points, scale, chosen, onChoose }: PlotPointerOptions) {
  const opens = useRef(true);
  const indexAt = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): number | null => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const nearest = nearestPoint(points, scale, { x: clientX - left, y: clientY - top, width, height }, reachPx);
    return nearest && points.indexOf(nearest);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const index = event.pointerType === "touch" ? null : indexAt(event);
    if (index !== null) onChoose(index);
  };
  // Here, because the touched mark has the focus, and is chosen, before the click.
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    opens.current = event.pointerType !== "touch" || indexAt(event) === chosen;
  };
  const onClickCapture = (event: MouseEvent<SVGSVGElement>) => {
    const isKey = event.detail === 0;
    if (opens.current || isKey) return;
    event.preventDefault();
    const index = indexAt(event);
    if (index !== null) onChoose(index);
  };
  return { onPointerDown, onPointerMove, onClickCapture };
}
