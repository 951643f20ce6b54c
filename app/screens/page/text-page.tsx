import type { ReactNode } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import type { StaticPage } from "#content/prose.ts";
import { pageTitles } from "#domain/page-title.ts";
import { ContentsList } from "./contents-list.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageSection } from "./page-section.tsx";
import { ProseBlocks } from "./prose-text.tsx";

type TextPageProps = {
  page: StaticPage;
  /** Shows a table of contents, for long pages. */
  contents?: boolean;
  /** Stands on top of the title board. */
  above?: ReactNode;
  /** Stands after the text. */
  children?: ReactNode;
};

/** A page of text from `content/`. */
export function TextPage({ page, contents = false, above, children }: TextPageProps) {
  useDocumentTitle(pageTitles.staticPage(useSite(), page.title));
  return (
    <article className="page-width min-h-dvh pt-8 sm:pt-12">
      <PageHeader title={page.title} lead={page.lead} above={above} beside={contents && <ContentsList sections={page.sections} />} />
      <AfterPaint>
        <div className="mt-12">
          {page.sections.map(({ title, blocks }) => (
            <PageSection key={title} title={title}>
              <ProseBlocks blocks={blocks} />
            </PageSection>
          ))}
        </div>
        {children}
      </AfterPaint>
    </article>
  );
}
