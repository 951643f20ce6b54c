import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Essential cookies",
  blocks: [
    `None. Essential cookies usually remember that you are logged in, and there is nothing to log in to here.${optionalFeatures(site).length === 0 ? " That is why you see no cookie banner: there is nothing to ask." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Preference cookies",
  blocks: [
    "None. What you choose, what you save and where you stop watching stays in your browser's local storage. Unlike a cookie, it is never sent to us with your requests. These are the names that you may find there:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "What this device remembers",
  blocks: [
    prose`On the ${{ text: "Settings page", to: paths.settings }}, you can see how much it is, export it and delete it. There you can also have this device remember nothing: all of it is then deleted, and nothing more is written but your own choices. Without JavaScript, nothing is stored at all.`,
    prose`What of it is sent to us, and when, is on the ${{ text: "Privacy page", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Analytics cookies",
    blocks: [
      feature
        ? `Visits are counted by ${serverNames(feature.hosts)}, but only after you have agreed. The script that counts them may then set cookies. If you do not agree, it is not loaded.`
        : "None. Your visits are not counted, by us or by anyone else.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0) companies.push(`Pictures (${pictures.join(", ")}): loaded with the page. They are shown even if your browser blocks cookies.`);
  if (players.length > 0)
    companies.push(
      `Players (${players.join(", ")}): loaded ${site.playerLoad === "visible" ? "as soon as they come into view" : "when you press Play or choose a server"}. A player may set cookies of its own, inside its frame.`,
    );
  if (films.length > 0)
    companies.push(
      `Public archives (${films.join(", ")}): a film comes from them after you press Play or choose a server. An archive may set cookies of its own.`,
    );
  if (trailers.length > 0)
    companies.push(`Trailers (${trailers.join(", ")}): loaded when you press the button of a trailer. YouTube may store data of its own, inside its frame.`);
  if (ads.length > 0) companies.push(`Advertising (${ads.join(", ")}): loaded only after you have agreed. An advertising company may set cookies of its own.`);
  return {
    title: "Cookies from other companies",
    blocks:
      companies.length === 0
        ? ["None. Everything that a page loads on its own comes from this site."]
        : [
            "Some parts of our pages come from other companies. We can neither read nor set their cookies, and your browser can block them:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Deleting and blocking cookies",
  blocks: [
    "Every browser can show you what a site has stored, delete it, and block cookies altogether, usually under Settings, then Privacy. Our pages keep working if you do.",
    prose`For what else we do and do not know about you, see the ${{ text: "Privacy Policy", to: paths.privacy }}.`,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Which cookies ${site.name} sets: essential, preference and analytics, with a plain answer for each.`,
    lead: `The pages of ${site.name} set no cookies. Here are the usual kinds, one by one, so that you can check.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words = { page: cookies };
