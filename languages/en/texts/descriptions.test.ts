import { expect, test } from "vitest";
import { headLimits } from "#domain/limits.ts";
import { words as browseWords } from "#languages/en/browse.ts";
import { words as headsWords } from "#languages/en/heads.ts";
import { englishPages } from "#tests/support/english-pages.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { words as blogs } from "../page-blogs.ts";
import { words as faq } from "../page-faq.ts";

const { pageDescriptions } = headsWords.pageDescriptions;
const { listPageDescriptions } = browseWords.listPages;

test.each(Object.entries(siteVariants))("on the %s site no description of our own is cut", (_, site) => {
  const { discoverList, movie, tv, collection, credits, person, ...fixed } = pageDescriptions;
  const descriptions = [
    ...Object.values(englishPages).map((page) => page(site).description),
    ...[
      faq.description(site.name),
      blogs.description(site.name),
      movie("Metropolis", site),
      tv("Judex", site),
      collection("The Chaplin Revue", "3 films"),
      credits("Metropolis"),
      person("Musidora", site),
      discoverList("Science Fiction Films"),
    ],
    ...Object.values(listPageDescriptions).map(({ description }) => description(site)),
    ...Object.values(fixed),
  ];
  expect(new Set(descriptions).size).toBe(22);
  expect(descriptions.filter((text) => text.length > headLimits.descriptionMaxChars)).toEqual([]);
});
