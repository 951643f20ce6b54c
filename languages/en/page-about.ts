import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words = {
  title: (siteName: string): string => `About ${siteName}`,
  description: (siteName: string): string =>
    `${siteName} is a free place to find films, TV series and the people who made them, and to press Play. No account, no fuss, fast on any screen.`,
  lead: "A small movie theater on the web. It is always dusk outside, there is always a seat, and the only thing we ask is what you are in the mood for.",
  catalog: {
    title: "The program",
    text: "Films, TV series and the people who made them, side by side. Start with a wall of posters, a genre, a name or half a title, and follow whatever catches your eye: an actor into another film, a film into six like it, a series into its next season.",
    live: `The facts about titles and people come from TMDB, a film database. ${providerNotice}`,
    sample: `${sampleNote} The films run from the first trip to the Moon through Keaton and Lang to the open films of our own day.`,
  },
  watching: {
    title: "The best seat",
    text: "Every film has a page of its own and every episode a link of its own, and Watch Now takes you straight to the player. If one server does not respond, another one is a tap away. The rest is there when you want it: the cast, a few reviews, what to watch next.",
    screens: (siteName: string): string =>
      `We built ${siteName} to be fast on an old phone, easy on the eyes in the evening and complete without a mouse. A screen reader can read all of it, and most of it works even with JavaScript turned off.`,
  },
  rules: {
    title: "House rules",
    text: (siteName: string): string =>
      `${siteName} is free. You do not sign up or log in, and no one asks for your name at the door. We keep no record of what you search for or watch. Your list and where you stopped stay on your own device, where you can export or delete them.`,
    privacy: prose`What little a website has to know is explained in the ${{ text: "Privacy Policy", to: paths.privacy }}. It is short.`,
  },
  copyright: { title: "Whose films these are", disclaimer },
  invitation: {
    title: "Come in",
    text: prose`The lights are already down: ${{ text: "the homepage", to: paths.landing }} is where the evening begins. If you find a mistake, cannot find a title, or just want to tell us what works well, ${{ text: "write to us", to: paths.contact }}.`,
  },
};
