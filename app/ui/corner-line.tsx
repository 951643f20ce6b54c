import type { ReactNode } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { Icon, xIcon } from "./icons.tsx";

type CornerLineProps = { slot: string; onClose: () => void; children: ReactNode };

/** One quiet line with a way to close it, in the corner of the toasts, so that nothing moves. */
export function CornerLine({ slot, onClose, children }: CornerLineProps) {
  const words = useWords("site").notifications;
  return (
    <div data-slot={slot} className="mb-3 flex justify-end">
      <div className="pointer-events-auto flex max-w-full items-center gap-2 rounded-lg border border-line bg-raised ps-4 text-sm shadow-2xl">
        {children}
        <button
          type="button"
          aria-label={words.close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-raised-more"
          onClick={onClose}
        >
          <Icon of={xIcon} className="size-4" />
        </button>
      </div>
    </div>
  );
}
