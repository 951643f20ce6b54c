import { film, legend, series } from "./words/person-page.ts";

/** What the marks of the timeline mean. */
export function CareerLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-muted">
      <span className="career-legend">{film}</span>
      <span className="career-legend" data-type="series">
        {series}
      </span>
      {legend}
    </p>
  );
}
