import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer } from "./site/disclaimers.ts";

const age = (site: PublicSite): ProseSection => ({
  title: "Age",
  blocks: [
    `${site.name} is for people 13 and older. If you are younger, let a parent or guardian choose for you. Titles that the catalog marks as adult content are left out everywhere, but not every film is for every age: read a film's page before you watch it with children.`,
  ],
});

const accounts = (): ProseSection => ({
  title: "Accounts",
  blocks: [
    "There are none. You have no password to protect and no profile to keep up to date, and no one can watch in your name. If a page asks you to log in to this site, it is not ours.",
  ],
});

const usage = (site: PublicSite): ProseSection => ({
  title: "Using the site",
  blocks: [
    "You may browse, search and watch for your own use, share links, and quote what you find here. All of it is free. In return, we ask for the manners of a good audience:",
    {
      list: [
        "Do not try to break the site, get around its limits or load it so heavily that others have to wait.",
        "Do not copy the whole catalog with automated programs. Search engines are welcome within the rules of robots.txt.",
        `Do not pass ${site.name} off as your own site, and do not show its pages inside yours.`,
        "Follow the law where you live, including in what you choose to watch.",
      ],
    },
  ],
});

const content = (site: PublicSite): ProseSection => ({
  title: "Films, players and copyright",
  blocks: [
    disclaimer(site),
    "The pages describe titles and embed players. The operator of this site chooses the players and must have the right to use them. If a player belongs to another company, that company's terms apply to it.",
    "Titles, names and pictures belong to their owners and are shown so that you know which film is meant.",
  ],
});

const service = (site: PublicSite): ProseSection => ({
  title: "What we promise",
  blocks: [
    `We do our best to keep ${site.name} available and accurate. It is free and offered as is: a title may disappear, a server may not respond, and a fact in the catalog may be wrong. Nothing here takes away any rights that the law gives you.`,
  ],
});

const changes = (): ProseSection => ({
  title: "Changes and questions",
  blocks: [
    prose`When the site changes, this page changes with it. The version you are reading is the one that applies today. If you have a question about it, ${{ text: "write to us", to: paths.contact }}.`,
  ],
});

const terms = (site: PublicSite): StaticPage => ({
  title: "Terms of Service",
  description: `The rules of ${site.name} in plain words: who it is for, what you may do here, whose films these are, and what we promise.`,
  lead: "Short, because there is little to agree on: nothing is sold here, and no one signs up. By using the site, you accept these terms.",
  sections: [age(site), accounts(), usage(site), content(site), service(site), changes()],
});

export const words = { page: terms };
