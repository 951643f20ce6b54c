import { type MouseEvent, useId } from "react";
import { Link } from "#app/ui/link.tsx";
import * as words from "#content/words/text-pages.ts";
import { sectionId } from "./section-id.ts";

/** Scrolls as the browser would and moves the focus too. The link replaces its history entry, so that the shell does not scroll. */
function goTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

export function ContentsList({ sections, className = "" }: { sections: readonly { title: string }[]; className?: string }) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={className}>
      <p id={labelId} className="text-sm text-muted">
        {words.onThisPage}
      </p>
      <ul className="flex flex-wrap gap-x-6 xl:mt-2 xl:flex-col xl:border-l xl:border-line xl:pl-5">
        {sections.map(({ title }) => {
          const id = sectionId(title);
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                replace
                onClick={(event) => goTo(event, id)}
                className="inline-flex min-h-11 items-center font-semibold text-muted transition-colors hover:text-amber xl:pointer-fine:min-h-9"
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
