import { optionalFeatures } from "#domain/consent.ts";
import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import type { Block, Prose, ProseSection, StaticPage } from "./prose.ts";
import { serverNames } from "./server-names.ts";

const accounts = (site: PublicSite): ProseSection => ({
  title: "No accounts",
  blocks: [
    `You cannot register on ${site.name}, log in or subscribe. We do not ask for your name, your e-mail address or a card, we build no profile of you, and we keep no list of what you look for or watch.`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "Your IP address is needed to send the answer. It may be held in memory for a short while, so that one visitor cannot crowd out the others, and is never written down in full.",
    "What you type into the search box is used to find titles. Answers are kept in memory for a while, without a note of who asked, and are written neither to a disk nor to a log.",
    "Our logs are there to find faults. They hold no search text, no note of the page you came from and no full IP address.",
  ];
  if (site.catalog === "live")
    facts.push("The film database is asked by our server and not by your browser. It is told what was searched for, and not who searched.");
  return {
    title: "Basic technical information",
    blocks: [
      "To show you a page, our server has to be told where to send it, which page you want, and what your browser says about itself. Every website is told that much. This is what becomes of it here:",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "What stays on your device",
  blocks: [
    "If you switch between dusk and afternoon at the foot of a page, your browser remembers the choice on your device. The choice is not sent to us, and switching back to your device's own setting removes it.",
    ...(optionalFeatures(site).length > 0 ? ["Your answer to the question about optional content is remembered in the same way."] : []),
    "Your browser's history lists the pages you opened, searches included, as it does for every site. Clearing it is in your hands.",
    ["More about this, in the usual order, is on the ", { text: "Cookies", to: paths.cookies }, " page."],
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "Players";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "The players on this site are pages of our own. A film may come from another host that the operator chose; that host then sees what a website sees: your IP address and your browser.",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "They are loaded as soon as they come into view, because the operator of this site chose so."
      : "They are loaded only when you press Play or choose a server, and not before.";
  const blocks: Block[] = [
    `Some players belong to other companies. ${start} From then on that company knows what any website that you open knows: your IP address, your browser, and which title you asked for. It may set cookies of its own, and its own policy applies.`,
    `On this site these are: ${hosts.join(", ")}.`,
  ];
  return { title, blocks };
}

const pictures = (hosts: readonly string[]): ProseSection => ({
  title: "Pictures",
  blocks: [
    hosts.length === 0
      ? "Posters, portraits and stills come from this site itself."
      : `Posters, portraits and stills come from ${hosts.join(", ")}. That host sees your IP address and which pictures a page contains. It is the one other server that a page contacts without being asked.`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const parts = optionalFeatures(site);
  const title = "Advertising and analytics";
  if (parts.length === 0) return { title, blocks: [`There is neither on this site. ${site.name} loads no advertising, and nobody counts your steps.`] };
  const blocks: Block[] = [
    "What follows is loaded only after you have agreed to it, and you can take your agreement back under Privacy choices at the foot of every page. A browser that sends Global Privacy Control has said no for you.",
  ];
  for (const { purpose, hosts } of parts) {
    const from = serverNames(hosts);
    blocks.push(purpose === "ads" ? `Advertising comes from ${from}. It runs in frames that are closed off from our pages.` : `Visits are counted by ${from}.`);
  }
  return { title, blocks };
}

const elsewhere = (): ProseSection => ({
  title: "Links that leave the site",
  blocks: [
    "Share opens the page of the network that you choose, with the address and the title of our page filled in. Until you choose one, no network is told anything.",
  ],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "Children and questions",
  blocks: [
    `${site.name} is made for people of 13 and over. It collects no personal data of anybody, so it collects none of children.`,
    [
      "If something here is unclear, ",
      { text: "ask us", to: paths.contact },
      ". If the site ever works otherwise than this page says, the site is wrong, and we want to hear of it.",
    ],
  ],
});

export function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "Privacy Policy",
    description: `What ${site.name} learns about its visitors: no accounts, no profiles, only the basic technical information that no website can do without.`,
    lead: "There are no accounts here, so there is nothing to hand over. What is left is the basic technical information without which no website can answer, and this page says what becomes of it.",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      players(site, others.players),
      pictures(others.pictures),
      optional(site),
      elsewhere(),
      questions(site),
    ],
  };
}
