import type { ReactNode } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import type { StaticPage } from "#content/prose.ts";
import { pageTitles } from "#domain/page-title.ts";
import { PageSection } from "./page-section.tsx";
import { ProseBlocks } from "./prose-text.tsx";
import { TextLayout } from "./text-layout.tsx";

type TextPageProps = {
  page: StaticPage;
  /** As in `TextLayout`. */
  contents?: boolean;
  above?: ReactNode;
  /** Stands after the text. */
  children?: ReactNode;
};

/** A page of text from `content/`. */
export function TextPage({ page, contents = false, above, children }: TextPageProps) {
  const { title, lead, sections } = page;
  useDocumentTitle(pageTitles.staticPage(useSite(), title));
  return (
    <TextLayout title={title} lead={lead} sections={sections} contents={contents} above={above}>
      {sections.map((section) => (
        <PageSection key={section.title} title={section.title}>
          <ProseBlocks blocks={section.blocks} />
        </PageSection>
      ))}
      {children}
    </TextLayout>
  );
}
