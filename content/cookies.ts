import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { type ThirdParties, thirdParties } from "#domain/third-parties.ts";
import type { Prose, ProseSection, StaticPage } from "./prose.ts";

const essential = (): ProseSection => ({
  title: "Essential cookies",
  blocks: [
    "None. Essential cookies usually remember that you are logged in, and there is nothing here to log in to. A cookie banner would have nothing to ask, so there is none for our own pages.",
  ],
});

const preference = ({ ads, analytics }: ThirdParties): ProseSection => ({
  title: "Preference cookies",
  blocks: [
    "None. If you switch between dusk and afternoon at the foot of a page, the choice is kept in your browser's local storage under the name matinee-theme. Unlike a cookie it is never sent to us. Choosing your device's own setting again removes it.",
    ...(ads.length + analytics.length > 0 ? ["Your answer to the question about optional content is kept in the same place."] : []),
  ],
});

const analyticsSection = (hosts: readonly string[]): ProseSection => ({
  title: "Analytics cookies",
  blocks: [
    hosts.length === 0
      ? "None. Visits are not counted, neither by us nor by anybody else."
      : `Visits are counted by ${hosts.join(", ")}, but only after you have agreed. That company may then set cookies of its own. Without your agreement its script is not loaded.`,
  ],
});

const others = (site: PublicSite, { players, ads }: ThirdParties): ProseSection => {
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
  const parties = thirdParties(site);
  return {
    title: "Cookies",
    description: `Which cookies ${site.name} sets: essential, preference and analytics, each with the plain answer for this site.`,
    lead: `${site.name} sets no cookies. This page goes through the usual kinds one by one, so that you can check.`,
    sections: [essential(), preference(parties), analyticsSection(parties.analytics), others(site, parties), control()],
  };
}
