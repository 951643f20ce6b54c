import type { ReactNode } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import { headingsIn, type StaticPage } from "#domain/prose.ts";
import { PageSection } from "./page-section.tsx";
import { ProseBlocks } from "./prose-text.tsx";
import { TextLayout } from "./text-layout.tsx";

type TextPageProps = {
  page: StaticPage;
  /** As in `TextLayout`. */
  isLong?: boolean;
  above?: ReactNode;
  /** Stands after the text. */
  children?: ReactNode;
};

/** A page of text from `content/`. */
export function TextPage({ page, isLong = false, above, children }: TextPageProps) {
  const { title, lead, sections } = page;
  useDocumentTitle(titleOfHeading(title, useSite()));
  const contents = sections.map((section) => ({ title: section.title, headings: headingsIn(section.blocks) }));
  return (
    <TextLayout title={title} lead={lead} contents={contents} isLong={isLong} above={above}>
      {sections.map((section) => (
        <PageSection key={section.title} title={section.title}>
          <div className="min-w-0">
            <ProseBlocks blocks={section.blocks} />
          </div>
        </PageSection>
      ))}
      {children}
    </TextLayout>
  );
}
