import { useId, useRef } from "react";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";
import { ArticleArt } from "./article-art.tsx";
import { type Article, minutesToRead } from "./model/article.ts";
import { ProseBlocks, TextLink } from "./prose-text.tsx";

const summaryClass =
  "mt-5 inline-flex min-h-11 list-none items-center gap-2 self-start rounded-md bg-raised-more px-5 font-semibold transition-colors hover:bg-line";

/** Six cards: the fourth begins the second of two columns, the third and the fifth those of three. */
const cardClass =
  "mb-6 scroll-mt-2 overflow-hidden rounded-lg bg-raised break-inside-avoid lg:mb-8 lg:max-[106.25rem]:nth-4:break-before-column min-[106.25rem]:nth-[2n+3]:break-before-column";

function ProgramLinks({ links }: { links: Article["program"] }) {
  const words = useWords("pages").pages;
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-4">
      <span className="text-muted">{words.goOnWith}</span>
      {links.map((link) => (
        <span key={link.to} className="inline-flex min-h-11 items-center">
          <TextLink {...link} />
        </span>
      ))}
    </p>
  );
}

/** The summary stands below the details, so that 'Read less' is at the end of the article. */
export function ArticleCard({ article }: { article: Article }) {
  const words = useWords("pages").pages;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const restored = useRestoredDetails(article.id);
  return (
    <article ref={card} aria-labelledby={titleId} className={cardClass}>
      <ArticleArt id={article.id} />
      <div className="p-5 sm:p-8">
        <h2 id={titleId} className="display text-heading font-bold">
          {article.title}
        </h2>
        <p className="mt-3 max-w-[56ch] text-lg leading-snug text-muted">{article.summary}</p>
        <p className="mt-3 text-sm text-muted">{words.minutesToRead(minutesToRead(article))}</p>
        <details
          open={restored.open}
          className="group flex flex-col-reverse"
          // A closed card may be far above the window.
          onToggle={(event) => {
            restored.onToggle(event);
            if (!event.currentTarget.open) card.current?.scrollIntoView({ block: "nearest" });
          }}
        >
          <summary aria-describedby={titleId} className={summaryClass}>
            <span className="group-open:hidden">{words.read}</span>
            <span className="hidden group-open:inline">{words.close}</span>
            <Icon of={chevronDownIcon} className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-6 border-t border-line pt-6">
            <ProseBlocks blocks={article.body} />
            {article.program.length > 0 && <ProgramLinks links={article.program} />}
          </div>
        </details>
      </div>
    </article>
  );
}
