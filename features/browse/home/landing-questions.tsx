import { useSite } from "#app/data/site-context.tsx";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";

function QuestionItem({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group" {...useRestoredDetails(question)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-amber">
        {question}
        <Icon of={chevronDownIcon} className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-[70ch] pb-5 text-muted">{answer}</p>
    </details>
  );
}

export function LandingQuestions() {
  const { landingQuestions, landingSections } = useWords("browse").landing;
  const { questions } = useWords("browse").homeParts;
  const site = useSite();
  return (
    <div className="page-width mt-24 grid gap-16">
      <div className="grid gap-12 md:grid-cols-2">
        {landingSections(site.name).map(({ title, paragraphs }) => (
          <Section key={title} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-4 max-w-[65ch] text-muted">
                {paragraph}
              </p>
            ))}
          </Section>
        ))}
      </div>
      <Section title={questions}>
        <div className="max-w-4xl divide-y divide-line border-y border-line">
          {landingQuestions(site).map(({ question, answer }) => (
            <QuestionItem key={question} question={question} answer={answer} />
          ))}
        </div>
      </Section>
    </div>
  );
}
