import { Failure } from "#app/ui/failure.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Notice } from "#domain/notices.ts";

/**
 * Stands for a title's sections while it is not known which of them it has. As high as the window, so that nothing below is in view and moves
 * when they arrive. Without script they never do.
 */
export function SectionsSkeleton({ failures }: { failures: readonly Notice[] }) {
  const { notices } = useWords("site");
  return (
    <>
      <div aria-hidden="true" className="skeleton h-dvh noscript:hidden" />
      <noscript>
        {failures.map(({ id }) => (
          <Failure key={id} text={notices[id].text} />
        ))}
      </noscript>
    </>
  );
}
