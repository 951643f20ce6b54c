import { describe, expect, test } from "vitest";
import { paths } from "#domain/addresses.ts";
import { plainText, proseIn } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { faqGroups } from "#features/pages/faq-groups.ts";
import { words as adsWords } from "#languages/en/ads.ts";
import { articles } from "#languages/en/articles/articles.ts";
import { words as browseWords } from "#languages/en/browse.ts";
import { words as headsWords } from "#languages/en/heads.ts";
import { words as blogs } from "#languages/en/page-blogs.ts";
import { words as faq } from "#languages/en/page-faq.ts";
import { disclaimer, providerNotice, sampleNote } from "#languages/en/site/disclaimers.ts";
import { words as siteWords } from "#languages/en/site.ts";
import { englishPages } from "#tests/support/english-pages.ts";
import { siteVariants } from "#tests/support/site-variants.ts";

const { columns, copyrightLine, links: footerLinks } = siteWords.footer;
const { pageDescriptions } = headsWords.pageDescriptions;
const { consentTexts, purposeTexts } = adsWords.consent;
const { landingHeadline, watchButton } = browseWords.homePage;
const { landingQuestions, landingSections } = browseWords.landing;
const { listPageDescriptions } = browseWords.listPages;

/** Film titles with an exclamation mark. */
const titles = /\b(?:Safety Last|McLintock)!/g;

const staticPages = (site: PublicSite) =>
  Object.values(englishPages).flatMap((page) => {
    const { title, description, lead, sections } = page(site);
    return [title, description, plainText(lead), ...sections.flatMap((section) => [section.title, ...proseIn(section.blocks).map(plainText)])];
  });

const articleTexts = (site: PublicSite) =>
  articles(site.name).flatMap(({ title, summary, body, program }) => [title, summary, ...proseIn(body).map(plainText), ...program.map((link) => link.text)]);

const faqTexts = (site: PublicSite): string[] => [
  ...[faq.title, faq.description(site.name), plainText(faq.lead)],
  ...faqGroups(faq, site).flatMap((group) => [group.title, ...group.questions.flatMap((one) => [one.question, plainText(one.answer)])]),
];

const landingTexts = (site: PublicSite) => [
  ...[landingHeadline, watchButton(site.name)],
  ...landingSections(site.name).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ...landingQuestions(site).flatMap(({ question, answer }) => [question, answer]),
];

const footerTexts = (site: PublicSite) => [
  ...[plainText(disclaimer(site, paths.contact)), copyrightLine(site.name), sampleNote, providerNotice],
  ...Object.values(columns),
  ...Object.values(footerLinks),
];

const headTexts = (site: PublicSite) => {
  const { discoverList, movie, tv, collection, credits, person, ...fixed } = pageDescriptions;
  return [
    ...Object.values(fixed),
    ...Object.values(listPageDescriptions).map(({ description }) => description(site)),
    movie("A film", site),
    tv("A series", site),
    collection("A collection", "3 films"),
    credits("A film"),
    person("A person", site),
    discoverList("Drama Films"),
  ];
};

// The texts of pages, which have pieces between links, are above.
const modules = import.meta.glob<Record<string, unknown>>(["/languages/en/*.ts", "!/languages/en/page-*.ts"], { eager: true });
/** specification.md's own strings break the rules below. */
const specified = /^(?:Link copied!|Loading\.\.\.|Search\.\.\.|The (?:movie|episode) isn't loading\? .*!)$/;
const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const choiceTexts = Object.values(purposeTexts)
  .flatMap(({ title, short, text }) => [title, short(["ads.example"]), text([])])
  .concat(stringsIn(consentTexts));
/** Without the functions' texts, which need arguments. */
const interfaceTexts = Object.values(modules)
  .flatMap(stringsIn)
  .filter((text) => !specified.test(text));

const textsOf = (site: PublicSite): string[] =>
  [
    ...[
      ...staticPages(site),
      ...[blogs.title, blogs.description(site.name), blogs.lead],
      ...articleTexts(site),
      ...faqTexts(site),
      ...landingTexts(site),
      ...footerTexts(site),
    ],
    ...[...headTexts(site), ...choiceTexts, ...interfaceTexts],
  ]
    .filter((text) => text !== siteWords.facts.comma)
    .map((text) => text.replace(titles, "A film"));

describe.each(Object.entries(siteVariants))("the words of the %s site", (_, site) => {
  const matching = (pattern: RegExp) => textsOf(site).filter((text) => pattern.test(text));

  test("are collected from all pages", () => expect(textsOf(site).length).toBeGreaterThan(200));
  test("no exclamation marks, em dashes or doubled spaces", () => expect(matching(/!|—|–| {2}|\s$|^\s/)).toEqual([]));
  test("nothing left to fill in", () => expect(matching(/undefined|null|\[object|[{}<>]|\bTODO\b|lorem|the product\b/i)).toEqual([]));
  test("the configured name, and no other", () => expect(matching(/Matinee/)).toEqual([]));
  test("American spelling", () =>
    expect(
      matching(
        /\b(?:colours?|colour(?:ed|ful)|favourit\w*|catalogues?|theatres?|centres?|programmes?|grey|licence|organis\w*|recognis\w*|behaviour|travell\w*|cancell\w*|e-mails?|for ever|whilst|afterwards|towards|whoever|ought)\b/i,
      ),
    ).toEqual([]));
  test("straight marks, and none doubled", () => expect(matching(/[‘’“”…]|\.\.|,,| [,.;:?]/)).toEqual([]));
  test("no boilerplate of lawyers", () => expect(matching(/hereby|herein|thereof|hereinafter|indemnif|at our sole discretion|warrant/i)).toEqual([]));
});
