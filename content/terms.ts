import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer } from "./footer.ts";
import type { ProseSection, StaticPage } from "./prose.ts";

const age = (site: PublicSite): ProseSection => ({
  title: "Age",
  blocks: [
    `${site.name} is for people aged 13 and over. If you are younger, let a parent or guardian do the choosing. Titles that the catalogue marks as adult content are left out everywhere, but not every film is for every age: read its page before you watch it with children.`,
  ],
});

const accounts = (): ProseSection => ({
  title: "Accounts",
  blocks: [
    "There are none. You have no password to look after and no profile to keep up to date, and nobody can watch in your name. Whoever asks you to log in to this site is not us.",
  ],
});

const usage = (site: PublicSite): ProseSection => ({
  title: "Using the site",
  blocks: [
    `You may browse, search and watch for yourself, share links, and quote what you find here. All of it is free. In return we ask for the manners of a good audience:`,
    {
      list: [
        "Do not try to break the site, get around its limits or load it so heavily that others have to wait.",
        "Do not copy the catalogue wholesale with automatic programs. Search engines are welcome within what robots.txt says.",
        `Do not pass ${site.name} off as your own site, and do not show its pages inside yours.`,
        "Keep to the law of the place where you are, also when you choose what to watch.",
      ],
    },
  ],
});

const content = (site: PublicSite): ProseSection => ({
  title: "Films, players and copyright",
  blocks: [
    disclaimer(site.name, site.contactEmail),
    "Pages describe titles and embed players. Which players those are is set up by the operator of the site, who has to have the right to use them. A player that belongs to another company is governed by that company's terms.",
    "Names, pictures and descriptions belong to whoever made them, and are shown to say what a page is about.",
  ],
});

const service = (site: PublicSite): ProseSection => ({
  title: "What we promise",
  blocks: [
    `We do our best to keep ${site.name} open and correct. It is offered free and as it is: a title may go, a server may be silent, and a fact in the catalogue may be wrong. Nothing here takes away rights that the law gives you.`,
  ],
});

const changes = (): ProseSection => ({
  title: "Changes and questions",
  blocks: [
    [
      "When the site changes, this page changes with it; what you read here is what holds today. If you have a question about it, ",
      { text: "write to us", to: paths.contact },
      ".",
    ],
  ],
});

export const terms = (site: PublicSite): StaticPage => ({
  title: "Terms of Service",
  description: `The rules of ${site.name} in plain words: who it is for, what you may do here, whose films these are, and what we promise.`,
  lead: "Short, because there is little to agree on: nothing is sold here and nobody signs up. By using the site you accept what this page says.",
  sections: [age(site), accounts(), usage(site), content(site), service(site), changes()],
});
