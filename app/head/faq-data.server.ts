import { type Prose, plainText } from "#app/words/prose.ts";
import { jsonLd } from "./thing.server.ts";

/** schema.org's FAQPage. Its texts must equal the page's. */
export const faqData = (questions: readonly { question: string; answer: Prose }[]) =>
  jsonLd({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  });
