import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";

export const words = {
  title: "Privacy Policy",
  description: (siteName: string): string =>
    `What ${siteName} learns about its visitors: no accounts, no profiles, only the basic technical information that every website needs.`,
  lead: "There are no accounts here, so there is nothing to hand over. What is left is the basic technical information that every website needs, and this page says what happens to it.",
  accounts: {
    title: "No accounts",
    text: (siteName: string): string =>
      `You cannot register, log in or subscribe on ${siteName}. We do not ask for your name, your email address or a credit card. We build no profile of you, and we keep no record of what you search for or watch. What you save, what you have seen and where you stopped is on your own device alone.`,
  },
  technical: {
    title: "Basic technical information",
    lead: "To show you a page, our server has to know which page you want and where to send it. Your browser also says what kind of browser it is. Every website learns that much. Here is what happens to it on this one:",
    facts: [
      "Your IP address is needed to send you the page. For a short while, our server keeps a scrambled form of it in memory, so that one visitor cannot crowd out the others. We never store the address.",
      "What you type into the search box is used to find titles. Results stay in memory for a few minutes, without a record of who searched, and are never written to disk or to a log.",
      "Our logs help us find errors. They contain no search text, no referring page and no IP address.",
    ],
    filmDatabase: "Our server contacts the film database; your browser never does. The database learns what was searched for, but not who searched.",
  },
  device: {
    title: "What stays on your device",
    lead: "Your browser remembers some things for you on your device, so that you find the site as you left it:",
    pages: prose`You can see how much there is, export it, delete it, and turn it off, all on the ${{ text: "Settings page", to: paths.settings }}. The ${{ text: "Cookies page", to: paths.cookies }} lists it under the names that your browser shows.`,
    nothingElse: "This site stores nothing else on your device.",
    browser:
      "Your browser does what it does for every site: its history lists the pages you opened, searches included, and its cache holds copies of pages and pictures for a while. You can clear both at any time.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Your browser can also keep copies, so that the site works without a connection. It begins on your second visit, when you save something, or when you ask for it on the Settings page, where you see how large they are and can remove them:",
    pages: ({ pages, megabytes, days }: Record<"pages" | "megabytes" | "days", number>): string =>
      `Pages ('matinee-pages'): My list, the settings and the last ${pages} pages that you opened, at most ${megabytes} MB of them, for at most ${days} days. Searches and shared lists are not among them, and no page contains anything about you.`,
    files: (files: number, megabytes: number): string =>
      `Files ('matinee-files'): this site's scripts, styles and words, at most ${files} files of at most ${megabytes} MB.`,
    pictures: (pictures: number): string => `Posters ('matinee-pictures'): of titles that you saved, at most ${pictures}, as long as they are saved.`,
    noPictures: "Posters are not copied, because on this site they come from another host.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "What your device sends of it",
    lead: "Nothing of that is sent to us, with these exceptions, and what an import needs (below). None of them is recorded: our log contains no addresses of pages. Where a title cannot be loaded, it may name that title, and never who asked for it.",
    exceptions: [
      "The country where you watch. Until you choose one, your browser guesses it from its language settings, never from your address. Where it differs from this site's own, a film's or series' page asks our server what is known for it. The request names the country and the title.",
      "Numbers of titles. My list, the row of what you have started, and a shared list ask our server for titles whose names, pictures or next episodes your device does not have, and for films and series that are like one or two of those that you saved. Such a request holds the titles' numbers in the catalog, as the addresses of their pages do. It does not say whether you saved, saw or rated them.",
      "The address of a shared list. It holds the list's name and the numbers of its titles, and nothing of it is stored on our server. A browser that opens it sends it to us, as with every page, and keeps it in its history.",
      "The calendar. It asks our server for the days of the titles that you follow; the request names their numbers and your country. If you subscribe to it, both stand in an address that the service of your calendar knows, and with which that service asks our server. Nothing of it is stored there.",
    ],
  },
  imports: {
    title: "Imports",
    text: "The files of an import from another service are read by your browser. To find the titles in them, their names, years and ids at IMDb and TMDB, and whether each is a film or a series, are sent to our server, 50 at a time. Which title has an IMDb id is stored there, as other facts about titles are. Dates, ratings, notes and lists stay on your device. Our logs contain none of it, and nothing says whose the titles are.",
  },
  players: {
    title: "Players",
    own: "The players on this site are pages of our own. The video in them may come from another host that the operator of this site chose. That host then learns what any website learns: your IP address and your browser.",
    start: {
      visible: "The operator of this site has chosen to load them as soon as they come into view.",
      press:
        "They are loaded only when you press Play or choose a server, and not before. If that server reports that it cannot play the title, the page tries the next one, and says where it plays from.",
    },
    others: (start: string): string =>
      `Some players belong to other companies. ${start} The company then learns what any website learns, your IP address and your browser, and also which title you chose. It may set cookies of its own, and its own policy applies.`,
    hosts: (hosts: readonly string[]): string => `On this site, they come from ${hosts.join(", ")}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Films from public archives",
    text: "Films in the public domain or under open licenses play in our own player, straight from a public archive that has them. Your browser asks it for the film only after you press Play or choose a server. The archive then learns what any website learns, your IP address and your browser, and also which film it is, and its own policy applies. Before you press, the player says which archive it is. If that one does not have the film, the player asks the next one, and says so.",
    hosts: (hosts: readonly string[]): string => `On this site, these films come from ${hosts.join(", ")}.`,
  },
  trailers: {
    title: "Trailers",
    text: (hosts: readonly string[]): string =>
      `Trailers play on YouTube, in a frame from ${hosts.join(", ")}. It is loaded only when you press the button of a trailer, and the button says so. YouTube then learns what any website learns, your IP address and your browser, and also which trailer you chose. It may store data in your browser, and its own policy applies.`,
  },
  pictures: {
    title: "Pictures",
    own: "Posters, portraits and stills come from this site itself.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts: readonly string[], alone: boolean): string =>
      `Posters, portraits and stills come from ${hosts.join(", ")}. That host learns your IP address, your browser and which pictures you are shown.${alone ? " It is the only other server that a page contacts on its own." : ""}`,
  },
  optional: {
    title: "Advertising and analytics",
    none: (siteName: string): string => `This site has neither. ${siteName} shows no ads, and your visits are not counted or tracked.`,
    lead: "The following is loaded only after you have agreed to it. You can change your mind at any time under Privacy choices at the bottom of every page. If your browser sends the Global Privacy Control signal, we treat that as a no.",
    ads: (hosts: readonly string[]): string => `Advertising comes from ${serverNames(hosts)}. It runs in frames that are closed off from our pages.`,
    analytics: (hosts: readonly string[]): string => `Visits are counted by ${serverNames(hosts)}.`,
  },
  sharing: {
    title: "Links that leave the site",
    text: "Share passes the address and the title of our page to the network or the app that you choose. Until you choose one, none of them learns anything.",
  },
  questions: {
    title: "Children and questions",
    age: (siteName: string): string => `${siteName} is for people 13 and older. It collects no personal data from anyone, children included.`,
    texts: [
      prose`If anything here is unclear, ${{ text: "ask us", to: paths.contact }}. If the site ever does something that this page does not say, the site is wrong, and we want to know.`,
    ],
  },
  storedKeys,
};
