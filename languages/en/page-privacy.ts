import { paths } from "#domain/addresses.ts";
import { type Block, type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import { serverNames } from "./server-names.ts";
import { offlineCopies } from "./texts/offline-copies.ts";
import { storedKeys } from "./texts/stored-keys.ts";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const accounts = (site: PublicSite): ProseSection => ({
  title: "No accounts",
  blocks: [
    `You cannot register, log in or subscribe on ${site.name}. We do not ask for your name, your email address or a credit card. We build no profile of you, and we keep no record of what you search for or watch. What you save, what you have seen and where you stopped is on your own device alone.`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "Your IP address is needed to send you the page. For a short while, our server keeps a scrambled form of it in memory, so that one visitor cannot crowd out the others. We never store the address.",
    "What you type into the search box is used to find titles. Results stay in memory for a few minutes, without a record of who searched, and are never written to disk or to a log.",
    "Our logs help us find errors. They contain no search text, no referring page and no IP address.",
  ];
  if (site.catalog === "live")
    facts.push("Our server contacts the film database; your browser never does. The database learns what was searched for, but not who searched.");
  return {
    title: "Basic technical information",
    blocks: [
      "To show you a page, our server has to know which page you want and where to send it. Your browser also says what kind of browser it is. Every website learns that much. Here is what happens to it on this one:",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "What stays on your device",
  blocks: [
    "Your browser remembers some things for you on your device, so that you find the site as you left it:",
    { list: [...new Set(storedKeys(site).map(({ text }) => capitalized(text)))] },
    prose`You can see how much there is, export it, delete it, and turn it off, all on the ${{ text: "Settings page", to: paths.settings }}. The ${{ text: "Cookies page", to: paths.cookies }} lists it under the names that your browser shows.`,
    ...offlineCopies(site),
    "This site stores nothing else on your device.",
    "Your browser does what it does for every site: its history lists the pages you opened, searches included, and its cache holds copies of pages and pictures for a while. You can clear both at any time.",
  ],
});

/** What of it reaches the server, and what becomes of it. */
const sent = (): ProseSection => ({
  title: "What your device sends of it",
  blocks: [
    "Nothing of that is sent to us, with these exceptions, and what an import needs (below). None of them is recorded: our log contains no addresses of pages. Where a title cannot be loaded, it may name that title, and never who asked for it.",
    {
      list: [
        "The country where you watch. Until you choose one, your browser guesses it from its language settings, never from your address. Where it differs from this site's own, a film's or series' page asks our server what is known for it. The request names the country and the title.",
        "Numbers of titles. My list, the row of what you have started, and a shared list ask our server for titles whose names, pictures or next episodes your device does not have, and for films and series that are like one or two of those that you saved. Such a request holds the titles' numbers in the catalog, as the addresses of their pages do. It does not say whether you saved, saw or rated them.",
        "The address of a shared list. It holds the list's name and the numbers of its titles, and nothing of it is stored on our server. A browser that opens it sends it to us, as with every page, and keeps it in its history.",
        "The calendar. It asks our server for the days of the titles that you follow; the request names their numbers and your country. If you subscribe to it, both stand in an address that the service of your calendar knows, and with which that service asks our server. Nothing of it is stored there.",
      ],
    },
  ],
});

const imports = (): ProseSection => ({
  title: "Imports",
  blocks: [
    "The files of an import from another service are read by your browser. To find the titles in them, their names, years and ids at IMDb and TMDB, and whether each is a film or a series, are sent to our server, 50 at a time. Which title has an IMDb id is stored there, as other facts about titles are. Dates, ratings, notes and lists stay on your device. Our logs contain none of it, and nothing says whose the titles are.",
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "Players";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "The players on this site are pages of our own. The video in them may come from another host that the operator of this site chose. That host then learns what any website learns: your IP address and your browser.",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "The operator of this site has chosen to load them as soon as they come into view."
      : "They are loaded only when you press Play or choose a server, and not before. If that server reports that it cannot play the title, the page tries the next one, and says where it plays from.";
  const blocks: Block[] = [
    `Some players belong to other companies. ${start} The company then learns what any website learns, your IP address and your browser, and also which title you chose. It may set cookies of its own, and its own policy applies.`,
    `On this site, they come from ${hosts.join(", ")}.`,
  ];
  return { title, blocks };
}

const trailers = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Trailers",
          blocks: [
            `Trailers play on YouTube, in a frame from ${hosts.join(", ")}. It is loaded only when you press the button of a trailer, and the button says so. YouTube then learns what any website learns, your IP address and your browser, and also which trailer you chose. It may store data in your browser, and its own policy applies.`,
          ],
        },
      ];

/** Films that our own player plays from public archives. */
const publicFilms = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Films from public archives",
          blocks: [
            "Films in the public domain or under open licenses play in our own player, straight from a public archive that has them. Your browser asks it for the film only after you press Play or choose a server. The archive then learns what any website learns, your IP address and your browser, and also which film it is, and its own policy applies. Before you press, the player says which archive it is. If that one does not have the film, the player asks the next one, and says so.",
            `On this site, these films come from ${hosts.join(", ")}.`,
          ],
        },
      ];

/** `alone`: no other host is contacted before the visitor does something. */
const pictures = (hosts: readonly string[], alone: boolean): ProseSection => ({
  title: "Pictures",
  blocks: [
    hosts.length === 0
      ? "Posters, portraits and stills come from this site itself."
      : `Posters, portraits and stills come from ${hosts.join(", ")}. That host learns your IP address, your browser and which pictures you are shown.${alone ? " It is the only other server that a page contacts on its own." : ""}`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const features = optionalFeatures(site);
  const title = "Advertising and analytics";
  if (features.length === 0) return { title, blocks: [`This site has neither. ${site.name} shows no ads, and your visits are not counted or tracked.`] };
  const blocks: Block[] = [
    "The following is loaded only after you have agreed to it. You can change your mind at any time under Privacy choices at the bottom of every page. If your browser sends the Global Privacy Control signal, we treat that as a no.",
  ];
  for (const { purpose, hosts } of features) {
    const from = serverNames(hosts);
    blocks.push(purpose === "ads" ? `Advertising comes from ${from}. It runs in frames that are closed off from our pages.` : `Visits are counted by ${from}.`);
  }
  return { title, blocks };
}

const sharing = (): ProseSection => ({
  title: "Links that leave the site",
  blocks: ["Share passes the address and the title of our page to the network or the app that you choose. Until you choose one, none of them learns anything."],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "Children and questions",
  blocks: [
    `${site.name} is for people 13 and older. It collects no personal data from anyone, children included.`,
    prose`If anything here is unclear, ${{ text: "ask us", to: paths.contact }}. If the site ever does something that this page does not say, the site is wrong, and we want to know.`,
  ],
});

function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "Privacy Policy",
    description: `What ${site.name} learns about its visitors: no accounts, no profiles, only the basic technical information that every website needs.`,
    lead: "There are no accounts here, so there is nothing to hand over. What is left is the basic technical information that every website needs, and this page says what happens to it.",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      sent(),
      imports(),
      players(site, others.players),
      ...publicFilms(others.films),
      ...trailers(others.trailers),
      pictures(others.pictures, others.players.length === 0 || site.playerLoad !== "visible"),
      optional(site),
      sharing(),
      questions(site),
    ],
  };
}

export const words = { page: privacy };
