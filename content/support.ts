import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import { playerKeys } from "./player-keys.ts";
import type { Block, ProseSection, StaticPage } from "./prose.ts";

const finding: readonly Block[] = [
  { heading: "Find something to watch" },
  {
    steps: [
      "Type at least two letters into the search box and choose Movies, TV or People. The first five matches appear below it; View all results shows the rest.",
      [
        "Or start from ",
        { text: "Movies", to: paths.home },
        ", ",
        { text: "TV Series", to: paths.series },
        ", ",
        { text: "Top Rated", to: paths.top },
        " or ",
        { text: "Genres", to: paths.genres },
        ".",
      ],
      "Every name in a cast is a link. So is every similar title.",
    ],
  },
];

const watching: readonly Block[] = [
  { heading: "Watch a film" },
  {
    steps: [
      "Open the film's page.",
      "Press Play in the player at the top.",
      "If it does not start, choose another server below the player. It starts with Server 1.",
    ],
  },
  { heading: "Watch a series" },
  {
    steps: [
      "Open the series and use the arrows to go to the season.",
      "Choose an episode from the list. The address in your browser now points to the episode, so you can share it or come back to it.",
      "If it does not start, choose another server under Change Server.",
    ],
  },
];

const guides = (site: PublicSite): ProseSection => ({
  title: "Guides",
  blocks: [
    ...finding,
    ...watching,
    { heading: "Use the player with a keyboard" },
    thirdParties(site).players.length > 0
      ? `These are the keys of ${site.name}'s own player. Players from other companies have their own.`
      : "Click or tab into the player first, then:",
    { list: playerKeys },
    { heading: "Change the appearance" },
    "At the bottom of every page you can choose Dark, Light or Automatic, which follows your device. Your browser remembers it.",
    { heading: "Share a page" },
    "Share, next to the title of a film or a series, shows the networks and a button that copies the link. The link works for everyone you send it to; there is nothing to log in to.",
  ],
});

const playing: readonly Block[] = [
  { heading: "The film or episode is not loading" },
  {
    steps: [
      "Wait a few seconds: a player on a distant server may need them.",
      "Choose another server. They are independent of each other.",
      "Reload the page, and check whether other websites load.",
      "If you use a content blocker, turn it off for this page and try again.",
    ],
  },
  { heading: "A short sample film plays instead" },
  "That is the sample film of our own player. It plays when the operator of the site has not supplied the title itself.",
  { heading: "There is no sound" },
  "Check whether the player is muted (the M key in ours), then the tab, then the device. Some browsers start videos muted until you click or tap them.",
  { heading: "The picture stops and starts" },
  "Pause for a minute so that the player can load ahead, move closer to your router, or choose a server with another label: Multi-Quality servers can play at a lower resolution.",
];

const pages: readonly Block[] = [
  { heading: "There are no captions" },
  "Not every film has them. Our player shows its Captions button only if there are some; another server may have captions.",
  { heading: "Full screen does nothing" },
  "Use the Fullscreen button below the player instead of the one inside it, or the other way around. On some phones only the player's own button works.",
  { heading: "A page says that it could not be loaded" },
  "That is a problem on our side. Press Try again, which is usually enough. Pages you have opened before mostly work in the meantime.",
  { heading: "You cannot find a title" },
  ["Try fewer words, or the original title. Look under Movies, TV and People. If it should be here, ", { text: "tell us", to: paths.contact }, "."],
];

const troubleshooting = (): ProseSection => ({ title: "Troubleshooting", blocks: [...playing, ...pages] });

const moreHelp = (): ProseSection => ({
  title: "Still stuck?",
  blocks: [
    [
      "Short answers to common questions are on the ",
      { text: "FAQ", to: paths.faq },
      " page. For everything else, ",
      { text: "contact us", to: paths.contact },
      ": tell us which page, which server and which browser, and what happened.",
    ],
  ],
});

export const support = (site: PublicSite): StaticPage => ({
  title: "Support",
  description: `Guides and troubleshooting for ${site.name}: finding titles, watching films and series, servers, captions, keyboard, and what to do when a film is not loading.`,
  lead: "How things work here, and what to try when they do not.",
  sections: [guides(site), troubleshooting(), moreHelp()],
});
