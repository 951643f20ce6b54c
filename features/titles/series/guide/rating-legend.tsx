import { useWords } from "#app/words/use-words.tsx";
import { ratingBands } from "#features/titles/model/rating-bands.ts";
import type { Words } from "#languages/words.ts";

/** "7.0 to 7.9" */
function rangeOf(words: Words["series"]["guideFrame"], { decimal }: Words["site"]["facts"], index: number): string {
  const text = (rating: number): string => decimal(rating.toFixed(1));
  const [first, next] = [ratingBands[index]?.from ?? 0, ratingBands[index + 1]?.from];
  if (next === undefined) return words.andUp(text(first));
  return index === 0 ? words.below(text(next)) : words.between(text(first), text(next - 0.1));
}

/** What the grid's colors stand for. */
export function RatingLegend() {
  const words = useWords("series").guideFrame;
  const { facts } = useWords("site");
  return (
    <ul aria-label={words.legend} className="guide-legend text-sm text-muted">
      {ratingBands.map(({ band }, index) => (
        <li key={band} className="flex items-center gap-2">
          <span aria-hidden="true" className={`rating-${band} size-4 rounded-sm`} />
          {rangeOf(words, facts, index)}
        </li>
      ))}
    </ul>
  );
}
