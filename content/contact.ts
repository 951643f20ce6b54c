import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer } from "./footer.ts";
import type { ProseSection, StaticPage } from "./prose.ts";

/** Addresses under `.invalid` are reserved and never reach anybody; the configuration starts with one. */
const isPlaceholder = (email: string): boolean => email.toLowerCase().endsWith(".invalid");

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "E-mail",
  blocks: [
    [{ text: contactEmail, to: `mailto:${contactEmail}` }],
    isPlaceholder(contactEmail)
      ? `This is a stand-in: the operator of ${name} has not given an address yet, and mail to it arrives nowhere.`
      : "Your letter goes straight to the operator of this site, by ordinary e-mail. There is no form to fill in and no ticket number.",
  ],
});

const letter = ({ postalAddress }: PublicSite): ProseSection => ({ title: "Postal address", blocks: [postalAddress] });

const helpful = (): ProseSection => ({
  title: "What helps us to help you",
  blocks: [
    {
      list: [
        "A film that does not play: the address of its page, the server you chose, and your browser.",
        "A mistake in the catalogue: the page, and what it ought to say.",
        "Something you cannot reach or read: what you were trying to do, and with which device or aid.",
        "An idea: just the idea.",
      ],
    },
    ["Many questions are answered already on the ", { text: "Support", to: paths.support }, " and ", { text: "FAQ", to: paths.faq }, " pages."],
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Copyright claims",
  blocks: [
    disclaimer(site.name, site.contactEmail),
    "Please name the title, the address of the page, and how you are entitled to speak for it. A title that has to go is taken off every page, list and search.",
  ],
});

export const contact = (site: PublicSite): StaticPage => ({
  title: "Contact Us",
  description: `How to reach the people behind ${site.name}: by e-mail or by post, with questions, mistakes, ideas or a copyright claim.`,
  lead: "Tell us what is broken, what is missing, or what you liked.",
  sections: [email(site), letter(site), helpful(), copyright(site)],
});
