import { type Prose, plainText } from "#content/prose.ts";
import { documented } from "./thing.ts";

/** Questions and answers that stand on the page, word for word. */
export const faqData = (questions: readonly { question: string; answer: Prose }[]) =>
  documented({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  });
