import { optionalFeatures } from "#domain/consent.ts";
import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import type { Block, Prose, ProseSection, StaticPage } from "./prose.ts";
import { serverNames } from "./server-names.ts";

const accounts = (site: PublicSite): ProseSection => ({
  title: "No accounts",
  blocks: [
    `You cannot register, log in or subscribe on ${site.name}. We do not ask for your name, your email address or a credit card, we build no profile of you, and we keep no record of what you search for or watch.`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "Your IP address is needed to send you the page. It may be held in memory for a short while, so that one visitor cannot crowd out the others, and it is never stored in full.",
    "What you type into the search box is used to find titles. Results stay in memory for a while, without a record of who searched, and are never written to disk or to a log.",
    "Our logs are there to find errors. They contain no search text, no referring page and no full IP address.",
  ];
  if (site.catalog === "live")
    facts.push("Our server contacts the film database, and your browser does not. The database learns what was searched for, but not who searched.");
  return {
    title: "Basic technical information",
    blocks: [
      "To show you a page, our server has to know where to send it and which page you want. Your browser also says what it is. Every website learns that much. Here is what happens to it:",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "What stays on your device",
  blocks: [
    "If you choose Dark or Light at the bottom of a page, your browser remembers the choice on your device. It is not sent to us, and switching back to Automatic removes it.",
    ...(optionalFeatures(site).length > 0 ? ["Your privacy choices are remembered in the same way."] : []),
    "Your browser's history lists the pages you opened, including searches, as it does for every site. You can clear it at any time.",
    ["There is more about this on the ", { text: "Cookies", to: paths.cookies }, " page."],
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "Players";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "The players on this site are pages of our own. A film may come from another host that the operator chose. That host then sees what any website sees: your IP address and your browser.",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "The operator of this site has chosen to load them as soon as they come into view."
      : "They are loaded only when you press Play or choose a server, and not before.";
  const blocks: Block[] = [
    `Some players belong to other companies. ${start} That company then learns what any website you open learns: your IP address, your browser, and the title you chose. It may set cookies of its own, and its own policy applies.`,
    `On this site they are: ${hosts.join(", ")}.`,
  ];
  return { title, blocks };
}

const pictures = (hosts: readonly string[]): ProseSection => ({
  title: "Pictures",
  blocks: [
    hosts.length === 0
      ? "Posters, portraits and stills come from this site itself."
      : `Posters, portraits and stills come from ${hosts.join(", ")}. That host sees your IP address and which pictures a page contains. It is the only other server that a page contacts without your doing anything.`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const features = optionalFeatures(site);
  const title = "Advertising and analytics";
  if (features.length === 0) return { title, blocks: [`There is neither on this site. ${site.name} loads no advertising, and nobody tracks your visits.`] };
  const blocks: Block[] = [
    "The following is loaded only after you have agreed to it, and you can change your mind under Privacy choices at the bottom of every page. If your browser sends the Global Privacy Control signal, we treat that as a no.",
  ];
  for (const { purpose, hosts } of features) {
    const from = serverNames(hosts);
    blocks.push(purpose === "ads" ? `Advertising comes from ${from}. It runs in frames that are closed off from our pages.` : `Visits are counted by ${from}.`);
  }
  return { title, blocks };
}

const sharing = (): ProseSection => ({
  title: "Links that leave the site",
  blocks: [
    "Share opens the page of the network that you choose, with the address and the title of our page filled in. Until you choose one, no network learns anything.",
  ],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "Children and questions",
  blocks: [
    `${site.name} is for people aged 13 and older. It collects no personal data from anyone, children included.`,
    [
      "If something here is unclear, ",
      { text: "ask us", to: paths.contact },
      ". If the site ever does something other than what this page says, the site is wrong, and we want to know.",
    ],
  ],
});

export function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "Privacy Policy",
    description: `What ${site.name} learns about its visitors: no accounts, no profiles, only the basic technical information that every website needs.`,
    lead: "There are no accounts here, so there is nothing to hand over. What is left is the basic technical information that every website needs, and this page explains what happens to it.",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      players(site, others.players),
      pictures(others.pictures),
      optional(site),
      sharing(),
      questions(site),
    ],
  };
}
