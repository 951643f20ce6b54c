import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const catalog = (site: PublicSite): ProseSection => ({
  title: "The program",
  blocks: [
    "Films, TV series and the people who made them, side by side. Start with a wall of posters, a genre, a name or half a title, and follow whatever catches your eye: an actor into another film, a film into six like it, a series into its next season.",
    site.catalog === "live"
      ? `The facts about titles and people come from TMDB, a film database. ${providerNotice}`
      : `${sampleNote} The films run from the first trip to the Moon through Keaton and Lang to the open films of our own day.`,
  ],
});

const watching = (site: PublicSite): ProseSection => ({
  title: "The best seat",
  blocks: [
    "Every film has a page of its own and every episode a link of its own, and Watch Now takes you straight to the player. If one server does not respond, another one is a tap away. The rest is there when you want it: the cast, a few reviews, what to watch next.",
    `We built ${site.name} to be fast on an old phone, easy on the eyes in the evening and complete without a mouse. A screen reader can read all of it, and most of it works even with JavaScript turned off.`,
  ],
});

const rules = (site: PublicSite): ProseSection => ({
  title: "House rules",
  blocks: [
    `${site.name} is free. You do not sign up or log in, and no one asks for your name at the door. We keep no record of what you search for or watch. Your list and where you stopped stay on your own device, where you can export or delete them.`,
    prose`What little a website has to know is explained in the ${{ text: "Privacy Policy", to: paths.privacy }}. It is short.`,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Whose films these are",
  blocks: [disclaimer(site)],
});

const invitation = (): ProseSection => ({
  title: "Come in",
  blocks: [
    prose`The lights are already down: ${{ text: "the homepage", to: paths.landing }} is where the evening begins. If you find a mistake, cannot find a title, or just want to tell us what works well, ${{ text: "write to us", to: paths.contact }}.`,
  ],
});

const about = (site: PublicSite): StaticPage => ({
  title: `About ${site.name}`,
  description: `${site.name} is a free place to find films, TV series and the people who made them, and to press Play. No account, no fuss, fast on any screen.`,
  lead: "A small movie theater on the web. It is always dusk outside, there is always a seat, and the only thing we ask is what you are in the mood for.",
  sections: [catalog(site), watching(site), rules(site), copyright(site), invitation()],
});

export const words = { page: about };
