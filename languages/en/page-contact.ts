import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Many questions are already answered on the ${{ text: "Support", to: paths.support }} and ${{ text: "FAQ", to: paths.faq }} pages.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "Email",
  blocks:
    contactEmail === null
      ? [`The operator of ${name} has not provided an email address yet.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Your message goes straight to the operator of this site. There is no form to fill out and no ticket number.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Mailing address",
  blocks: [postalAddress ?? "The operator of this site has not provided a mailing address yet."],
});

const whatToInclude = (): ProseSection => ({
  title: "What to include",
  blocks: [
    {
      list: [
        "A film that does not play: the address of its page, the server you chose, and your browser.",
        "A mistake in the catalog: the page, and what it should say.",
        "Something you cannot reach or read: what you were trying to do, and the device or assistive technology you use.",
        "An idea: just the idea.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Copyright claims",
  blocks: [
    disclaimer(site),
    "Please include the title, the address of the page, and why you may act for the owner of the rights. A title that has to go is removed from every page, list and search.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Contact Us",
  description: `How to reach the people behind ${site.name}, and where to find answers in the meantime.`,
  lead: `${site.name} cannot take email yet. The answer you are looking for may be on another page.`,
  sections: [email(site), mail(site), { title: "Copyright claims", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Contact Us",
  description: `How to reach the people behind ${site.name}: by email or by mail, with questions, corrections, ideas or a copyright claim.`,
  lead: "Tell us what is broken, what is missing, or what you like.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words = { page: contact };
