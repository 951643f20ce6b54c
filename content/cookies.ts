import { optionalFeatures } from "#domain/consent.ts";
import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import type { Prose, ProseSection, StaticPage } from "./prose.ts";
import { serverNames } from "./server-names.ts";

const essential = (): ProseSection => ({
  title: "Essential cookies",
  blocks: [
    "None. Essential cookies usually remember that you are logged in, and there is nothing here to log in to. A cookie banner would have nothing to ask, so there is none for our own pages.",
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Preference cookies",
  blocks: [
    "None. If you switch between dusk and afternoon at the foot of a page, the choice is kept in your browser's local storage under the name matinee-theme. Unlike a cookie it is never sent to us. Choosing your device's own setting again removes it.",
    ...(optionalFeatures(site).length > 0
      ? ["Your answer to the question about optional content is kept in the same place, under the name matinee-consent."]
      : []),
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const counted = optionalFeatures(site).find((part) => part.purpose === "analytics");
  return {
    title: "Analytics cookies",
    blocks: [
      counted
        ? `Visits are counted by ${serverNames(counted.hosts)}, but only after you have agreed. The script that does it may then set cookies. Without your agreement it is not loaded.`
        : "None. Visits are not counted, neither by us nor by anybody else.",
    ],
  };
};

const others = (site: PublicSite): ProseSection => {
  const { players, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (players.length > 0)
    companies.push(
      `Players (${players.join(", ")}): loaded ${site.playerLoad === "visible" ? "as soon as they come into view" : "when you press Play or choose a server"}. A player may set cookies of its own, in its own frame.`,
    );
  if (ads.length > 0) companies.push(`Advertising (${ads.join(", ")}): loaded only after you have agreed. An advertising company may set cookies of its own.`);
  return {
    title: "Cookies of other companies",
    blocks:
      companies.length === 0
        ? ["None that we know of. This site shows no frame and loads no script of another company."]
        : ["We can neither read nor set these, and your browser can refuse them:", { list: companies }],
  };
};

const control = (): ProseSection => ({
  title: "Clearing and refusing",
  blocks: [
    "Every browser can show what a site has stored, delete it, and refuse cookies altogether, usually under Settings and then Privacy. Nothing on this site stops working if you do.",
    ["What else we do or do not know is on the ", { text: "Privacy Policy", to: paths.privacy }, " page."],
  ],
});

export function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Which cookies ${site.name} sets: essential, preference and analytics, each with the plain answer for this site.`,
    lead: `The pages of ${site.name} set no cookies. This page goes through the usual kinds one by one, so that you can check.`,
    sections: [essential(), preference(site), analytics(site), others(site), control()],
  };
}
