import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { disclaimer } from "./site/disclaimers.ts";

export const words = {
  title: "Terms of Service",
  description: (siteName: string): string =>
    `The rules of ${siteName} in plain words: who it is for, what you may do here, whose films these are, and what we promise.`,
  lead: "Short, because there is little to agree on: nothing is sold here, and no one signs up. By using the site, you accept these terms.",
  age: {
    title: "Age",
    text: (siteName: string): string =>
      `${siteName} is for people 13 and older. If you are younger, let a parent or guardian choose for you. Titles that the catalog marks as adult content are left out everywhere, but not every film is for every age: read a film's page before you watch it with children.`,
  },
  accounts: {
    title: "Accounts",
    text: "There are none. You have no password to protect and no profile to keep up to date, and no one can watch in your name. If a page asks you to log in to this site, it is not ours.",
  },
  usage: {
    title: "Using the site",
    lead: "You may browse, search and watch for your own use, share links, and quote what you find here. All of it is free. In return, we ask for the manners of a good audience:",
    list: (siteName: string): string[] => [
      "Do not try to break the site, get around its limits or load it so heavily that others have to wait.",
      "Do not copy the whole catalog with automated programs. Search engines are welcome within the rules of robots.txt.",
      `Do not pass ${siteName} off as your own site, and do not show its pages inside yours.`,
      "Follow the law where you live, including in what you choose to watch.",
    ],
  },
  content: {
    title: "Films, players and copyright",
    disclaimer,
    texts: [
      "The pages describe titles and embed players. The operator of this site chooses the players and must have the right to use them. If a player belongs to another company, that company's terms apply to it.",
      "Titles, names and pictures belong to their owners and are shown so that you know which film is meant.",
    ],
  },
  service: {
    title: "What we promise",
    text: (siteName: string): string =>
      `We do our best to keep ${siteName} available and accurate. It is free and offered as is: a title may disappear, a server may not respond, and a fact in the catalog may be wrong. Nothing here takes away any rights that the law gives you.`,
  },
  changes: {
    title: "Changes and questions",
    texts: [
      prose`When the site changes, this page changes with it. The version you are reading is the one that applies today. If you have a question about it, ${{ text: "write to us", to: paths.contact }}.`,
    ],
  },
};
