import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words = {
  title: "Support",
  description: (siteName: string): string =>
    `Guides and troubleshooting for ${siteName}: finding and watching films and series, servers, captions, the keyboard, and a film that does not load.`,
  lead: "How things work here, and what to try when they do not.",
  guides: {
    title: "Guides",
    watching: [
      { heading: "Find something to watch" },
      {
        steps: [
          "Type at least two letters into the search box and choose Movies, TV or People. Up to five matches appear below it, and View all results shows the rest.",
          prose`Or start from ${{ text: "Movies", to: paths.home }}, ${{ text: "TV Series", to: paths.series }}, ${{ text: "Top Rated", to: paths.top }} or ${{ text: "Genres", to: paths.genres }}.`,
          "Every name in a cast is a link, and so is every similar title.",
        ],
      },
      { heading: "Watch a film" },
      {
        steps: [
          "Open the film's page.",
          "Press Watch Now to go to the player, then press Play.",
          "If it does not start, choose another server below the player. Server 1 is the first choice, or the one that worked last in this browser.",
          "If you stop in the middle, Resume takes you back there the next time you open the film in this browser.",
        ],
      },
      { heading: "Watch a series" },
      {
        steps: [
          "Open the series and choose a season, with the arrows or by its number.",
          "Choose an episode from the list. The address in your browser now leads to that episode, so you can share it or come back to it.",
          "If it does not start, choose another server under Change Server.",
          "When an episode has ended, the next one starts after a few seconds, unless you cancel it or switch that off.",
        ],
      },
    ],
    keyboard: {
      heading: "Use the player with a keyboard",
      own: "Click or tab into the player first, then:",
      others: (siteName: string): string => `These are the keys of ${siteName}'s own player. Players from other companies have their own.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "If you speak to your computer or often press keys by accident, turn off Shortcuts with a single key in the player's settings (the gear). Space and the arrows keep working.",
      "Once the player is open, K, J, L, M, F and C work anywhere on its page. A slash goes to the search box on every page.",
      { heading: "Use the player with a remote control" },
      "Choose TV layout under Settings. Then OK plays and pauses, and left and right go ten seconds back and forward, further while you hold them. Up leads to captions and settings, down to the next episode, and Back closes the player.",
      { heading: "Keep a list" },
      "Save stands on the cards and pages of films and series. What you save is under My list, beside the search box. It is on this device alone: to take it to another one, export it here and import it there.",
      prose`Export and import are under ${{ text: "Settings", to: paths.settings }}, as is everything else that this device remembers.`,
      "Safari deletes what a site has stored once you have used it for seven days without visiting that site. If your list matters to you there, export it now and then.",
      { heading: "Change the appearance" },
      "At the bottom of every page, and under Settings, you can choose Dark, Light or Automatic, which follows your device. Your browser remembers your choice.",
      { heading: "Share a page" },
      "The Share button of a film or a series offers the usual networks and apps, or a link to copy. The link works for everyone you send it to, because there is nothing to log in to.",
    ],
  },
  troubleshooting: {
    title: "Troubleshooting",
    loading: [
      { heading: "The film or episode is not loading" },
      {
        steps: [
          "Give it a few seconds. A distant server may need them.",
          "Choose another server. They do not depend on each other.",
          "Reload the page, and check whether other websites load.",
          "If you use a content blocker, turn it off for this page and try again.",
        ],
      },
    ],
    sampleReel: {
      heading: "A sample reel plays instead",
      own: "That is a short film of our own. It plays when the operator of this site has not supplied the title's video yet.",
      archives:
        "That is a short film of our own. It plays when neither the operator of this site nor a public archive has the title's video, or when no archive answers: then try again later.",
    },
    more: [
      { heading: "There is no sound" },
      "Check whether the player is muted (in ours, press M), then the browser tab, then the device. Some browsers start videos without sound until you click or tap them.",
      { heading: "The picture stops and starts" },
      "Pause for a minute so that the player can load ahead, move closer to your router, or choose another server. One labeled Multi-Quality may offer a lower resolution.",
      { heading: "There are no captions" },
      "Not every film has them. Our player shows its Captions button only if there are some. Another server may have them.",
      { heading: "Full screen does nothing" },
      "There are two buttons, one inside the player and one outside: try the other one. On some phones, only the one inside works.",
      { heading: "A page says that it could not be loaded" },
      "The problem is on our side. Press Try again, which is usually enough. Pages that you have opened before often keep working in the meantime.",
      { heading: "You cannot find a title" },
      prose`Try fewer words, or the original title, and look under Movies, TV and People. If it should be here, ${{ text: "tell us", to: paths.contact }}.`,
      { heading: "Which browsers work" },
      "Chrome and Edge from version 108, Firefox from 128 and Safari from 16.4, on any device. The browsers of televisions are new enough from 2024 on. In an older one the pages still open, links and search work, and our player has the browser's own controls; nothing is remembered there.",
    ],
  },
  moreHelp: {
    title: "Still stuck?",
    text: prose`Short answers to common questions are on the ${{ text: "FAQ", to: paths.faq }} page. For everything else, ${{ text: "contact us", to: paths.contact }} and tell us which page, which server and which browser it was, and what happened.`,
  },
};
