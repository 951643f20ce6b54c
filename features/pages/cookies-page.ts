import type { StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "#languages/words.ts";
import { storedKeys } from "./stored-keys.ts";

/** What other companies' hosts may set cookies, and when. */
function otherCompanies({ others }: Words["page-cookies"], site: PublicSite): string[] {
  const { pictures, players, films, trailers, ads } = thirdParties(site);
  return [
    ...(pictures.length > 0 ? [others.pictures(pictures)] : []),
    ...(players.length > 0 ? [others.players(players, site.playerLoad === "visible")] : []),
    ...(films.length > 0 ? [others.films(films)] : []),
    ...(trailers.length > 0 ? [others.trailers(trailers)] : []),
    ...(ads.length > 0 ? [others.ads(ads)] : []),
  ];
}

export function cookiesPage(words: Words["page-cookies"], site: PublicSite): StaticPage {
  const { title, description, lead, essential, preference, device, analytics, others, control } = words;
  const features = optionalFeatures(site);
  const counted = features.find(({ purpose }) => purpose === "analytics");
  const stored = storedKeys(words.storedKeys, site).map(({ key, text }) => preference.stored(key, text));
  const companies = otherCompanies(words, site);
  return {
    title,
    description: description(site.name),
    lead: lead(site.name),
    sections: [
      { title: essential.title, blocks: [essential.text(features.length === 0)] },
      { title: preference.title, blocks: [preference.text, { list: stored }] },
      { title: device.title, blocks: device.texts },
      { title: analytics.title, blocks: [counted ? analytics.counted(counted.hosts) : analytics.none] },
      { title: others.title, blocks: companies.length === 0 ? [others.none] : [others.lead, { list: companies }] },
      { title: control.title, blocks: control.texts },
    ],
  };
}
