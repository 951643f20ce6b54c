import { Name, useMark } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { gridImageSizes } from "#features/lists/cards/grid-layout.ts";
import { Poster } from "#features/lists/cards/poster.tsx";
import type { ShownTitle } from "./shown-title.ts";
import { OwnFacts, titleFacts } from "./title-facts.tsx";
import { TitleLink } from "./title-link.tsx";

/** As the site's other cards, with what the visitor has said of the title. */
export function TitleCard({ title, children }: { title: ShownTitle; children: React.ReactNode }) {
  return (
    <>
      <TitleLink title={title} className="group block rounded-md">
        <Poster path={title.poster_path} title={title.title} sizes={gridImageSizes} className="transition-[translate] group-hover:-translate-y-1" />
        <span className="mt-3 line-clamp-2 leading-snug font-semibold transition-colors group-hover:text-amber">
          <Name lang={useMark(title.language)}>{title.title}</Name>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">{titleFacts(useWords("site"), title, "cards")}</span>
      </TitleLink>
      <div className="mt-1 text-sm">
        <OwnFacts title={title} />
      </div>
      {children}
    </>
  );
}
