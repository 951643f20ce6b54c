import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { useCutText } from "./cut-text.ts";
import { useRestoredState } from "./restored-state.ts";

/** `name`: unique on its page. `about`: what the text is about, which describes the button. */
type ClampedTextProps = { name: string; about: string; children: ReactNode; more: string; less: string; className?: string };

/** Text cut after three lines, with a button that shows the rest. Without script the whole text shows. */
export function ClampedText({ name, about, children, more, less, className }: ClampedTextProps) {
  const [open, setOpen] = useRestoredState(name, false);
  const aboutId = useId();
  const { ref, cutAt } = useCutText<HTMLDivElement>(true, () => open);
  return (
    <div className={className}>
      <div ref={ref} className={classNames("whitespace-pre-line noscript:line-clamp-none", !open && "line-clamp-3")}>
        {children}
      </div>
      {(cutAt || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-describedby={aboutId}
          className="min-h-11 font-semibold text-amber hover:underline noscript:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      )}
      <span id={aboutId} hidden>
        {about}
      </span>
    </div>
  );
}
