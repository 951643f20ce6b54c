import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { useRestoredState } from "./restored-state.ts";

/** `name` is unique on its page. */
type ClampedTextProps = { name: string; children: ReactNode; more: string; less: string; className?: string };

/** Text cut after three lines, with a button that shows the rest. Without script the whole text shows. */
export function ClampedText({ name, children, more, less, className }: ClampedTextProps) {
  const [open, setOpen] = useRestoredState(name, false);
  const [isCut, setIsCut] = useState(true);
  const text = useRef<HTMLDivElement>(null);
  // Whether the text fits its lines depends on the layout, which changes with the width.
  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div className={className}>
      <div ref={text} className={classNames("whitespace-pre-line noscript:line-clamp-none", !open && "line-clamp-3")}>
        {children}
      </div>
      {(isCut || open) && (
        <button type="button" aria-expanded={open} className="min-h-11 font-semibold text-amber hover:underline noscript:hidden" onClick={() => setOpen(!open)}>
          {open ? less : more}
        </button>
      )}
    </div>
  );
}
