import { useHydrated } from "#app/ui/hydrated.ts";
import { useWords } from "#app/words/use-words.tsx";
import type { OwnFormat } from "#domain/own-film.ts";

const canPlay = (type: string): boolean => "MediaSource" in window && MediaSource.isTypeSupported(type);

/** Before Play: what the video is in, where this browser may not play it. */
export function FormatNote({ format: { name, needs } }: { format: OwnFormat }) {
  const words = useWords("stage").formatNote;
  const isHydrated = useHydrated();
  if (isHydrated && needs.some(canPlay)) return null;
  const text = needs.length === 0 ? words.noBrowser(name) : isHydrated ? words.notThisBrowser(name) : words.notEveryBrowser(name);
  return (
    <p role="note" className="stage-note row-start-2 self-end">
      {text}
    </p>
  );
}
