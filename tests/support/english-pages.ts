import type { PublicSite } from "#domain/site.ts";
import { aboutPage } from "#features/pages/about-page.ts";
import { contactPage } from "#features/pages/contact-page.ts";
import { cookiesPage } from "#features/pages/cookies-page.ts";
import { privacyPage } from "#features/pages/privacy-page.ts";
import { supportPage } from "#features/pages/support-page.ts";
import { termsPage } from "#features/pages/terms-page.ts";
import { words as about } from "#languages/en/page-about.ts";
import { words as contact } from "#languages/en/page-contact.ts";
import { words as cookies } from "#languages/en/page-cookies.ts";
import { words as privacy } from "#languages/en/page-privacy.ts";
import { words as support } from "#languages/en/page-support.ts";
import { words as terms } from "#languages/en/page-terms.ts";

/** The English pages of text of a site. */
export const englishPages = {
  about: (site: PublicSite) => aboutPage(about, site),
  contact: (site: PublicSite) => contactPage(contact, site),
  cookies: (site: PublicSite) => cookiesPage(cookies, site),
  privacy: (site: PublicSite) => privacyPage(privacy, site),
  support: (site: PublicSite) => supportPage(support, site),
  terms: (site: PublicSite) => termsPage(terms, site),
};
