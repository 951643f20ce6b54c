import { useSite } from "#app/data/site-context.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { faq } from "#content/faq.ts";
import { pageTitles } from "#domain/page-title.ts";
import { PageHeader } from "./page-header.tsx";
import { PageSection } from "./page-section.tsx";
import { ProseText } from "./prose-text.tsx";

export default function FaqScreen() {
  const site = useSite();
  const { title, lead, groups } = faq(site);
  useDocumentTitle(pageTitles.staticPage(site, title));
  return (
    <article className="page-width min-h-dvh pt-8 sm:pt-12">
      <PageHeader title={title} lead={lead} />
      <AfterPaint>
        <div className="mt-12">
          {groups.map((group) => (
            <PageSection key={group.title} title={group.title}>
              <ul className="-my-3 divide-y divide-line">
                {group.questions.map(({ question, answer }) => (
                  <li key={question}>
                    <Disclosure name={question} summary={question}>
                      <p className="max-w-[66ch]">
                        <ProseText prose={answer} />
                      </p>
                    </Disclosure>
                  </li>
                ))}
              </ul>
            </PageSection>
          ))}
        </div>
      </AfterPaint>
    </article>
  );
}
