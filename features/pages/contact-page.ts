import { paths } from "#domain/addresses.ts";
import type { StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "#languages/words.ts";

export function contactPage(words: Words["page-contact"], site: PublicSite): StaticPage {
  const { answers, email, mail, include, claims } = words;
  const { name, contactEmail } = site;
  const title = words.title;
  const description = words.description(name, contactEmail !== null);
  const mailSection = { title: mail.title, blocks: [site.postalAddress ?? mail.none] };
  if (contactEmail === null) {
    return {
      title,
      description,
      lead: words.leadWithoutAddress(name),
      sections: [
        { title: email.title, blocks: [email.none(name), answers] },
        mailSection,
        { title: claims.title, blocks: [claims.disclaimerWithoutAddress(name)] },
      ],
    };
  }
  return {
    title,
    description,
    lead: words.lead,
    sections: [
      { title: email.title, blocks: [[{ text: contactEmail, to: `mailto:${contactEmail}` }], email.text] },
      mailSection,
      { title: include.title, blocks: [{ list: include.list }, answers] },
      { title: claims.title, blocks: [claims.disclaimer(site, paths.contact), claims.text] },
    ],
  };
}
