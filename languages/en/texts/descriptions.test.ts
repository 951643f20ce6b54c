import { expect, test } from "vitest";
import { headLimits } from "#domain/limits.ts";
import { words as browseWords } from "#languages/en/browse.ts";
import { words as headsWords } from "#languages/en/heads.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { about } from "./about.ts";
import { blogs } from "./blogs.ts";
import { contact } from "./contact.ts";
import { cookies } from "./cookies.ts";
import { faq } from "./faq.ts";
import { privacy } from "./privacy.ts";
import { support } from "./support.ts";
import { terms } from "./terms.ts";

const { pageDescriptions } = headsWords.pageDescriptions;
const { listPageDescriptions } = browseWords.listPages;

test.each(Object.entries(siteVariants))("on the %s site no description of our own is cut", (_, site) => {
  const { discoverList, movie, tv, collection, credits, person, ...fixed } = pageDescriptions;
  const descriptions = [
    ...[about, contact, cookies, faq, privacy, support, terms].map((page) => page(site).description),
    ...[
      blogs(site).description,
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
  expect(new Set(descriptions).size).toBe(23);
  expect(descriptions.filter((text) => text.length > headLimits.descriptionMaxChars)).toEqual([]);
});
