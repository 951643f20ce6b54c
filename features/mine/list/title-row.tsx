import type { ReactNode } from "react";
import { Name, useMark } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import type { ShownTitle } from "./shown-title.ts";
import { OwnFacts, titleFacts } from "./title-facts.tsx";
import { TitleLink } from "./title-link.tsx";

/** A compact row. Its buttons stand at its end; in a narrow window, if there are many, below its text. */
export function TitleRow({ title, children }: { title: ShownTitle; children: ReactNode }) {
  return (
    <div className="@container border-b border-line py-2.5">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4">
        <Poster path={title.poster_path} title={title.title} sizes="54px" />
        <div className="min-w-0">
          <TitleLink title={title} className="line-clamp-2 rounded-md py-1 leading-snug font-semibold transition-colors hover:text-amber">
            <Name lang={useMark(title.language)}>{title.title}</Name>
          </TitleLink>
          <FactsLine className="line-clamp-1 text-sm text-muted" facts={titleFacts(useWords("site"), title, "rows")} />
          <div className="text-sm">
            <OwnFacts title={title} />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
