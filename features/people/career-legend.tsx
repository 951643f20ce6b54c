import { useWords } from "#app/words/use-words.tsx";

/** What the marks of the timeline mean. */
export function CareerLegend() {
  const { film, legend, series } = useWords("people").personPage;
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
