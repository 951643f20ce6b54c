import type { StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "#languages/words.ts";

export function supportPage(words: Words["page-support"], site: PublicSite): StaticPage {
  const { title, description, lead, guides, troubleshooting, moreHelp } = words;
  const { keyboard } = guides;
  const { sampleReel } = troubleshooting;
  const keys = [{ heading: keyboard.heading }, thirdParties(site).players.length > 0 ? keyboard.others(site.name) : keyboard.own, { list: keyboard.keys }];
  const sample = [{ heading: sampleReel.heading }, site.publicFilms ? sampleReel.archives : sampleReel.own];
  return {
    title,
    description: description(site.name),
    lead,
    sections: [
      { title: guides.title, blocks: [...guides.watching, ...keys, ...guides.more] },
      { title: troubleshooting.title, blocks: [...troubleshooting.loading, ...sample, ...troubleshooting.more] },
      { title: moreHelp.title, blocks: [moreHelp.text] },
    ],
  };
}
