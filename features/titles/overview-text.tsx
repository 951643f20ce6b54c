import "./overview-text.css";
import { classNames } from "#app/ui/class-names.ts";
import { useCutText } from "#app/ui/cut-text.ts";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";

const fades = { left: "fade-last-line-left", right: "fade-last-line-right" } as const;

/** Four lines, and a button over the end of the last one if there are more: it appears after the layout and moves nothing. */
export function OverviewText({ children, lang }: { children: string; lang?: string | undefined }) {
  const words = useWords("titles").titleHero;
  const [open, setOpen] = useRestoredState("overview", false);
  const { ref, cutAt } = useCutText<HTMLParagraphElement>(false, () => open);
  return (
    // The button stands at the end of the text's own direction.
    <div dir="auto" className="relative leading-relaxed md:text-lg md:leading-relaxed">
      <p
        ref={ref}
        lang={lang}
        className={classNames(
          "noscript:line-clamp-none",
          !open && "line-clamp-4",
          !open && cutAt && fades[cutAt],
          words.more.length > "More".length && "fade-widely",
        )}
      >
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
