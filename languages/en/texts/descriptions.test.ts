import { expect, test } from "vitest";
import { headLimits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import { cookiesPage } from "#features/pages/cookies-page.ts";
import { privacyPage } from "#features/pages/privacy-page.ts";
import { words as browseWords } from "#languages/en/browse.ts";
import { words as headsWords } from "#languages/en/heads.ts";
import { siteVariants } from "#tests/support/site-variants.ts";
import { words as about } from "../page-about.ts";
import { words as blogs } from "../page-blogs.ts";
import { words as contact } from "../page-contact.ts";
import { words as cookiesWords } from "../page-cookies.ts";
import { words as faq } from "../page-faq.ts";
import { words as privacyWords } from "../page-privacy.ts";
import { words as support } from "../page-support.ts";
import { words as terms } from "../page-terms.ts";

const cookies = { page: (site: PublicSite) => cookiesPage(cookiesWords, site) };
const privacy = { page: (site: PublicSite) => privacyPage(privacyWords, site) };
const { pageDescriptions } = headsWords.pageDescriptions;
const { listPageDescriptions } = browseWords.listPages;

test.each(Object.entries(siteVariants))("on the %s site no description of our own is cut", (_, site) => {
  const { discoverList, movie, tv, collection, credits, person, ...fixed } = pageDescriptions;
  const descriptions = [
    ...[about, contact, cookies, faq, privacy, support, terms].map(({ page }) => page(site).description),
    ...[
      blogs.page(site).description,
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
