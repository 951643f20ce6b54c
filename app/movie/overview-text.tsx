import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useRestoredState } from "#app/ui/restored-state.ts";
import * as words from "#content/words/title-hero.ts";

const fades = { left: "fade-last-line-left", right: "fade-last-line-right" } as const;

/** Four lines, and a button over the end of the last one if there are more: it appears after the layout and moves nothing. */
export function OverviewText({ children }: { children: string }) {
  const [open, setOpen] = useRestoredState("overview", false);
  const [cutAt, setCutAt] = useState<"left" | "right" | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  // Whether the text fits its lines depends on the layout, which changes with the width.
  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const end = getComputedStyle(element).direction === "rtl" ? "left" : "right";
    const observer = new ResizeObserver(() => setCutAt(element.scrollHeight > element.clientHeight + 1 ? end : null));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    // The button stands at the end of the text's own direction.
    <div dir="auto" className="relative leading-relaxed md:text-lg md:leading-relaxed">
      <p ref={text} className={classNames("noscript:line-clamp-none", !open && "line-clamp-4", !open && cutAt && fades[cutAt])}>
        {children}
      </p>
      {(cutAt || open) && (
        <button
          type="button"
          aria-expanded={open}
          className={classNames(
            "font-semibold text-marquee hover:underline noscript:hidden after:absolute after:-inset-x-3 after:-inset-y-2",
            open ? "relative mt-2" : "absolute end-0 bottom-0",
          )}
          onClick={() => setOpen(!open)}
        >
          {open ? words.less : words.more} <span className="sr-only">{words.ofOverview}</span>
        </button>
      )}
    </div>
  );
}
