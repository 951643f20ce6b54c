import { Failure } from "#app/ui/failure.tsx";
import type { Notice } from "#domain/notices.ts";

/**
 * Stands for a title's sections while it is not known which of them it has. As high as the window, so that nothing below is in view and moves
 * when they arrive. Without script they never do.
 */
export function SectionsSkeleton({ failures }: { failures: readonly Notice[] }) {
  return (
    <>
      <div aria-hidden="true" className="skeleton h-dvh noscript:hidden" />
      <noscript>
        {failures.map(({ text }) => (
          <Failure key={text} text={text} />
        ))}
      </noscript>
    </>
  );
}
