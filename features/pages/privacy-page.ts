import { offlineLimits } from "#domain/offline.ts";
import type { Block, StaticPage } from "#domain/prose.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "#languages/words.ts";
import { storedKeys } from "./stored-keys.ts";

type PrivacyWords = Words["page-privacy"];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function offlineCopies({ offline }: PrivacyWords, site: PublicSite): Block[] {
  const { pages, files, pictures, pageBytes, fileBytes, maxAgeMs } = offlineLimits;
  return [
    offline.lead,
    {
      list: [
        offline.pages({ pages, megabytes: pageBytes / 1e6, days: maxAgeMs / 86_400_000 }),
        offline.files(files, fileBytes / 1e6),
        hasOwnPictures(site) ? offline.pictures(pictures) : offline.noPictures,
      ],
    },
  ];
}

function players(words: PrivacyWords["players"], site: PublicSite, hosts: readonly string[]): Block[] {
  if (hosts.length === 0) return [words.own];
  return [words.others(site.playerLoad === "visible" ? words.start.visible : words.start.press), words.hosts(hosts)];
}

function optional(words: PrivacyWords["optional"], site: PublicSite): Block[] {
  const features = optionalFeatures(site);
  return features.length === 0 ? [words.none(site.name)] : [words.lead, ...features.map(({ purpose, hosts }) => words[purpose](hosts))];
}

export function privacyPage(words: PrivacyWords, site: PublicSite): StaticPage {
  const { accounts, technical, device, sent, imports, publicFilms, trailers, pictures, sharing, questions } = words;
  const others = thirdParties(site);
  const stored = new Set(storedKeys(words.storedKeys, site).map(({ text }) => capitalized(text)));
  // No other host is contacted before the visitor does something.
  const picturesAlone = others.players.length === 0 || site.playerLoad !== "visible";
  return {
    title: words.title,
    description: words.description(site.name),
    lead: words.lead,
    sections: [
      { title: accounts.title, blocks: [accounts.text(site.name)] },
      {
        title: technical.title,
        blocks: [technical.lead, { list: site.catalog === "live" ? [...technical.facts, technical.filmDatabase] : technical.facts }],
      },
      {
        title: device.title,
        blocks: [
          device.lead,
          { list: [...stored] },
          device.pages,
          ...(site.worksOffline ? offlineCopies(words, site) : []),
          device.nothingElse,
          device.browser,
        ],
      },
      { title: sent.title, blocks: [sent.lead, { list: sent.exceptions }] },
      { title: imports.title, blocks: [imports.text] },
      { title: words.players.title, blocks: players(words.players, site, others.players) },
      ...(others.films.length > 0 ? [{ title: publicFilms.title, blocks: [publicFilms.text, publicFilms.hosts(others.films)] }] : []),
      ...(others.trailers.length > 0 ? [{ title: trailers.title, blocks: [trailers.text(others.trailers)] }] : []),
      { title: pictures.title, blocks: [others.pictures.length > 0 ? pictures.others(others.pictures, picturesAlone) : pictures.own] },
      { title: words.optional.title, blocks: optional(words.optional, site) },
      { title: sharing.title, blocks: [sharing.text] },
      { title: questions.title, blocks: [questions.age(site.name), ...questions.texts] },
    ],
  };
}
