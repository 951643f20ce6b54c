import type { LocalSite } from "#app/head/local-site.server.ts";
import { paths } from "#domain/addresses.ts";
import { type Prose, plainText } from "#domain/prose.ts";
import { jsonLd } from "./thing.server.ts";

/** The site and its search, only on the landing page: search engines read it once. */
export const siteData = (site: LocalSite) =>
  jsonLd({
    "@type": "WebSite",
    name: site.name,
    url: site.base + paths.landing,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.base}${paths.search}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });

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
