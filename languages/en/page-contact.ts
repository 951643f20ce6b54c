import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words = {
  title: "Contact Us",
  description: (siteName: string, hasAddress: boolean): string =>
    hasAddress
      ? `How to reach the people behind ${siteName}: by email or by mail, with questions, corrections, ideas or a copyright claim.`
      : `How to reach the people behind ${siteName}, and where to find answers in the meantime.`,
  lead: "Tell us what is broken, what is missing, or what you like.",
  leadWithoutAddress: (siteName: string): string => `${siteName} cannot take email yet. The answer you are looking for may be on another page.`,
  answers: prose`Many questions are already answered on the ${{ text: "Support", to: paths.support }} and ${{ text: "FAQ", to: paths.faq }} pages.`,
  email: {
    title: "Email",
    none: (siteName: string): string => `The operator of ${siteName} has not provided an email address yet.`,
    text: "Your message goes straight to the operator of this site. There is no form to fill out and no ticket number.",
  },
  mail: { title: "Mailing address", none: "The operator of this site has not provided a mailing address yet." },
  include: {
    title: "What to include",
    list: [
      "A film that does not play: the address of its page, the server you chose, and your browser.",
      "A mistake in the catalog: the page, and what it should say.",
      "Something you cannot reach or read: what you were trying to do, and the device or assistive technology you use.",
      "An idea: just the idea.",
    ],
  },
  claims: {
    title: "Copyright claims",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Please include the title, the address of the page, and why you may act for the owner of the rights. A title that has to go is removed from every page, list and search.",
  },
};
