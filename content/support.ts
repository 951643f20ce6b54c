import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import { playerKeys } from "./player-keys.ts";
import type { Block, ProseSection, StaticPage } from "./prose.ts";

const finding: readonly Block[] = [
  { heading: "Find something to watch" },
  {
    steps: [
      "Type two letters or more into the search box and choose Movies, TV or People. The first five matches appear below it; View all results shows the rest.",
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
      "If it does not start, choose another server below the player. Server 1 is chosen at first.",
    ],
  },
  { heading: "Watch a series" },
  {
    steps: [
      "Open the series and go to the season with the arrows.",
      "Choose an episode from the list. The address in your browser now names the episode, so you can share it or come back to it.",
      "Change Server works as it does for films.",
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
      ? `These are the keys of ${site.name}'s own player. Players of other companies have their own.`
      : "Click or tab into the player first, then:",
    { list: playerKeys },
    { heading: "Change the light" },
    "At the foot of every page you can choose dusk, afternoon, or whatever your device prefers. Your browser remembers it.",
    { heading: "Share a page" },
    "Share, at the title of a film or a series, opens the networks and a button that copies the address. The address alone is enough for whoever gets it; there is nothing to log in to.",
  ],
});

const playing: readonly Block[] = [
  { heading: "The film or episode is not loading" },
  {
    steps: [
      "Wait a few seconds: a player that comes from far away may need them.",
      "Choose another server. They are independent of each other.",
      "Reload the page, and check whether another site loads.",
      "Switch off content blockers for this page, if you use any, and try again.",
    ],
  },
  { heading: "A short film of yours plays instead" },
  "That is the sample film of our own player. It plays where the operator of the site has not supplied the title itself.",
  { heading: "There is no sound" },
  "Look whether the player is muted (the M key in ours), then whether the tab or the device is. Some browsers start videos muted until you touch them.",
  { heading: "The picture stops and starts" },
  "Give it a minute of pause to load ahead, move closer to the router, or choose a server with another label: Multi-Quality ones can play a smaller picture.",
];

const pages: readonly Block[] = [
  { heading: "There are no captions" },
  "Not every film has them. Our player shows its Captions button only where there are some; with other servers it is worth trying the next.",
  { heading: "Full screen does nothing" },
  "Use the Fullscreen button below the player instead of the one inside it, or the other way round. On some phones only the player's own button works.",
  { heading: "A page says that it could not be loaded" },
  "That is on our side. Try again is a real second try, and usually enough. Pages you have opened before mostly keep working in the meantime.",
  { heading: "A title cannot be found" },
  ["Try fewer words, or the original title. Look under Movies, TV and People in turn. If it ought to be here, ", { text: "tell us", to: paths.contact }, "."],
];

const troubleshooting = (): ProseSection => ({ title: "Troubleshooting", blocks: [...playing, ...pages] });

const stuck = (): ProseSection => ({
  title: "Still stuck?",
  blocks: [
    [
      "Short answers to common questions are on the ",
      { text: "FAQ", to: paths.faq },
      " page. For everything else there is ",
      { text: "Contact", to: paths.contact },
      ": say which page, which server and which browser, and what happened.",
    ],
  ],
});

export const support = (site: PublicSite): StaticPage => ({
  title: "Support",
  description: `Guides and troubleshooting for ${site.name}: finding titles, watching films and series, servers, captions, keyboard, and what to do when a film is not loading.`,
  lead: "How things work here, and what to try when they do not.",
  sections: [guides(site), troubleshooting(), stuck()],
});
