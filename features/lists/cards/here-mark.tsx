import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** Of a title that can be watched here. On cards it is quiet for public films, because nearly every card may be of one. */
export function HereMark({ title: { here }, className }: { title: { here?: number }; className?: string }) {
  const { watchHere } = useWords("site").facts;
  const isQuiet = useSite().publicFilms !== undefined && here === 0 && className === undefined;
  const style = isQuiet ? "whitespace-nowrap" : `font-semibold whitespace-nowrap ${className ?? "text-amber"}`;
  return here !== undefined && <span className={style}>{watchHere}</span>;
}
