import { useSite } from "#app/data/site-context.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useWords } from "#app/words/use-words.tsx";
import { titleOfHeading } from "#domain/page-title.ts";
import { faqGroups } from "./faq-groups.ts";
import { PageSection } from "./page-section.tsx";
import { ProseText } from "./prose-text.tsx";
import { TextLayout } from "./text-layout.tsx";

export default function FaqScreen() {
  const site = useSite();
  const words = useWords("page-faq");
  const { title, lead } = words;
  const groups = faqGroups(words, site);
  useDocumentTitle(titleOfHeading(title, site));
  return (
    <TextLayout title={title} lead={lead} contents={groups} isLong={false}>
      {groups.map((group) => (
        <PageSection key={group.title} title={group.title}>
          <ul className="-my-3 divide-y divide-line">
            {group.questions.map(({ question, answer }) => (
              <li key={question}>
                <Disclosure name={question} summary={question}>
                  <p className="max-w-[34rem]">
                    <ProseText prose={answer} />
                  </p>
                </Disclosure>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </TextLayout>
  );
}
