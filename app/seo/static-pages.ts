import { about } from "#content/about.ts";
import { blogs } from "#content/blogs.ts";
import { contact } from "#content/contact.ts";
import { cookies } from "#content/cookies.ts";
import { faq, faqQuestions } from "#content/faq.ts";
import { pageNames } from "#content/page-descriptions.ts";
import { privacy } from "#content/privacy.ts";
import { support } from "#content/support.ts";
import { terms } from "#content/terms.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Describe } from "./head-facts.ts";
import { breadcrumbs } from "./structured-data/list-data.ts";
import { questionsData } from "./structured-data/questions-data.ts";

type Heading = { title: string; description: string };

/** Each static page's heading, by the name of its screen. */
const headings: Record<string, (site: PublicSite) => Heading> = {
  about,
  blogs: (site) => blogs(site.name),
  privacy,
  terms,
  cookies,
  faq,
  contact,
  support,
};

const describeBy =
  (headingOf: (site: PublicSite) => Heading): Describe =>
  ({ pattern, site }) => {
    const { title, description } = headingOf(site);
    const trail = [
      { name: pageNames.home, path: paths.landing },
      { name: title, path: pattern },
    ];
    return {
      metadata: { title: pageTitles.staticPage(site, title), description, path: pattern, contentType: "general" },
      data: [breadcrumbs(site, trail), ...(pattern === paths.faq ? [questionsData(faqQuestions(site))] : [])],
    };
  };

/** A row for each static screen. */
export const staticPages: Record<string, Describe> = Object.fromEntries(Object.entries(headings).map(([screen, headingOf]) => [screen, describeBy(headingOf)]));
