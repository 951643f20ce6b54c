import { paths } from "#domain/addresses.ts";
import type { Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "#languages/words.ts";

type FaqWords = Words["page-faq"];
type FaqGroup = { title: string; questions: readonly Question[] };

function catalogQuestions({ choice, search, facts }: FaqWords["catalog"], site: PublicSite): Question[] {
  const archives = site.publicFilms !== undefined;
  const isLive = site.catalog === "live";
  return [
    { question: choice.question, answer: isLive ? choice.live(archives) : choice.sample(archives) },
    search,
    { question: facts.question, answer: isLive ? facts.live : facts.sample },
  ];
}

function playerQuestions({ servers, loading, sampleReel, captions, devices }: FaqWords["player"], site: PublicSite): Question[] {
  const archives = site.publicFilms !== undefined;
  const others = thirdParties(site).players.length > 0;
  return [
    { question: servers.question, answer: others ? servers.others : servers.own },
    loading,
    { question: sampleReel.question, answer: others ? sampleReel.others(archives) : sampleReel.own(archives) },
    { question: captions.question, answer: others ? captions.others : captions.own },
    devices,
  ];
}

/** Section 2: thirteen questions. */
export const faqGroups = ({ basics, catalog, player, rules }: FaqWords, site: PublicSite): FaqGroup[] => [
  { title: basics.title, questions: basics.questions(site.name) },
  { title: catalog.title, questions: catalogQuestions(catalog, site) },
  { title: player.title, questions: playerQuestions(player, site) },
  { title: rules.title, questions: [rules.privacy, { question: rules.copyright.question, answer: rules.copyright.answer(site, paths.contact) }] },
];
