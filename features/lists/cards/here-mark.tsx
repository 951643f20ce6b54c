import { watchHere } from "#app/words/facts.ts";

/** Of a title whose video this site has. */
export function HereMark({ title: { here }, className = "text-amber" }: { title: { here?: number }; className?: string }) {
  return here !== undefined && <span className={`font-semibold whitespace-nowrap ${className}`}>{watchHere}</span>;
}
