import type { ReactNode } from "react";
import { useWords } from "#app/words/use-words.tsx";

/** A name that is blurred or covered, and not read to screen readers either. */
export function Spoiler({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const { hiddenName } = useWords("saved").spoilers;
  if (!isHidden) return children;
  return (
    <>
      <span aria-hidden="true" className="spoiler">
        {children}
      </span>
      <span className="sr-only">{hiddenName}</span>
    </>
  );
}
