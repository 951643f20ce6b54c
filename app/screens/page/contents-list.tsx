import type { MouseEvent } from "react";
import { Link } from "#app/ui/link.tsx";
import type { ProseSection } from "#content/prose.ts";
import * as words from "#content/words/text-pages.ts";
import { sectionId } from "./section-id.ts";

/** Scrolls as the browser would and moves the focus too. The link replaces its history entry, so that the shell does not scroll. */
function goTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

export function ContentsList({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <nav aria-label={words.onThisPage} className="lg:-mt-2">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(({ title }) => {
          const id = sectionId(title);
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                replace
                onClick={(event) => goTo(event, id)}
                className="inline-flex min-h-11 items-center font-semibold text-muted transition-colors hover:text-amber"
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
