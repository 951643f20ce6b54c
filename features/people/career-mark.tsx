import type { CareerPoint } from "./model/career-timeline.ts";

/** A film is a disk, a series a diamond of about its area, around the origin. `radius` in pixels. */
export function CareerMark({ type, radius }: Pick<CareerPoint, "type"> & { radius: number }) {
  if (type === "movies") return <circle r={radius} className="career-film" />;
  const half = radius * 1.25;
  return <path d={`M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`} className="career-series" />;
}
