import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer, providerNotice, sampleNote } from "./footer.ts";
import type { ProseSection, StaticPage } from "./prose.ts";

const program = (site: PublicSite): ProseSection => ({
  title: "The program",
  blocks: [
    "Films, TV series and the people who made them, side by side. Start from a wall of posters, a genre, a name or half a title, and follow whatever catches your eye: an actor into another film, a film into six like it, a series into its next season.",
    site.catalog === "live"
      ? `What we know about titles and people comes from the film database TMDB. ${providerNotice}`
      : `${sampleNote} The films lead from the first trip to the Moon by way of Keaton and Lang to the open films of our own day, and each has a page that says why it is worth an evening.`,
  ],
});

const seat = (site: PublicSite): ProseSection => ({
  title: "The best seat",
  blocks: [
    "Every film and every episode has its own page, and the player is the first thing on it. If one server does not answer, another one is a tap away. The rest is there when you want it: the cast, a few reviews, what to watch next.",
    `We built ${site.name} to be quick on an old phone, quiet in the evening and complete without a mouse. A screen reader can read all of it. So can a browser with scripts switched off.`,
  ],
});

const house = (site: PublicSite): ProseSection => ({
  title: "The rules of the house",
  blocks: [
    `${site.name} is free. You do not sign up, you do not log in, and nobody asks for your name at the door. We keep no list of what you look for or watch.`,
    [
      "What little a website cannot help knowing is set out on the ",
      { text: "Privacy", to: paths.privacy },
      " page, in words that you can read in two minutes.",
    ],
  ],
});

const films = (site: PublicSite): ProseSection => ({
  title: "Whose films these are",
  blocks: [disclaimer(site.name, site.contactEmail)],
});

const door = (): ProseSection => ({
  title: "Come in",
  blocks: [
    [
      "The lights are already down: ",
      { text: "the homepage", to: paths.landing },
      " is where the evening begins. And if you have found a mistake, miss a title or would like to say that something works well, ",
      { text: "write to us", to: paths.contact },
      ".",
    ],
  ],
});

export const about = (site: PublicSite): StaticPage => ({
  title: `About ${site.name}`,
  description: `${site.name} is a free place to find films, TV series and the people who made them, and to press Play: no account, no fuss, quick on any screen.`,
  lead: "A small movie house on the web. It is always dusk outside, there is always a seat, and the only thing we ask you is what you are in the mood for.",
  sections: [program(site), seat(site), house(site), films(site), door()],
});
