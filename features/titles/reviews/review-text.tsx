import { useCutText } from "#app/ui/cut-text.ts";
import { useMark } from "#app/ui/foreign-text.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";

/** More than three lines hold in the narrowest card. */
const likelyCutChars = 100;

/** The `<details>` right after the text opens it by CSS, before React learns of it. */
const isOpen = ({ nextElementSibling: rest }: Element): boolean => rest instanceof HTMLDetailsElement && rest.open;

/** Three lines; a `<details>` below opens the rest by CSS alone, so that it works without script. */
export function ReviewText({ id, author, text }: { id: string; author: string; text: string }) {
  const words = useWords("titles").titleSections;
  const { ref, cutAt } = useCutText<HTMLParagraphElement>(text.length > likelyCutChars, isOpen);
  const details = useRestoredDetails(`review ${id}`);
  return (
    <blockquote className="group/review">
      <p ref={ref} lang={useMark()} dir="auto" className="line-clamp-3 leading-relaxed whitespace-pre-line group-has-[[open]]/review:line-clamp-none">
        {text}
      </p>
      {cutAt && (
        <details {...details} className="group/more -mb-2">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-amber hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">{words.readMoreOfReview}</span>
            <span className="hidden group-open/more:inline">{words.readLessOfReview}</span>
            <span className="sr-only">{` ${words.ofReviewBy(author)}`}</span>
          </summary>
        </details>
      )}
    </blockquote>
  );
}
