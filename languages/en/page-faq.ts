import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `What is ${name}?`,
    answer: "A free website for finding films, TV series and the people who made them. Every title's page has a player, so you can start watching right there.",
  },
  { question: "What does it cost?", answer: "Nothing. There is no subscription, no trial that runs out and nothing to buy." },
  { question: "Do I need an account?", answer: "No, and you could not create one if you wanted to. Open a page and press Play." },
];

const marked = ({ publicFilms }: PublicSite): string => (publicFilms ? " Titles marked Watch here have their video on this site or in a public archive." : "");

const catalog = (site: PublicSite): Question[] => [
  {
    question: "What can I watch?",
    answer:
      site.catalog === "live"
        ? `Films and TV series of every kind, except adult titles. Whether a title plays depends on the servers that its player offers.${marked(site)}`
        : `${sampleNote} The series run from silent serials to shows made for the web.${marked(site)}`,
  },
  {
    question: "How do I find a title?",
    answer: prose`Type at least two letters into the search box and choose Movies, TV or People. If you would rather browse, start with ${{ text: "Genres", to: paths.genres }} or ${{ text: "Top Rated", to: paths.top }}.`,
  },
  {
    question: "Where do the descriptions and ratings come from?",
    answer:
      site.catalog === "live"
        ? `From TMDB, a film database that its members write and rate. ${providerNotice}`
        : "The facts are real, and the descriptions are in our own words. The ratings and reviews are samples: they show what the pages look like and are not anyone's opinion.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `Because the operator of this site has not supplied that title's video yet${publicFilms ? ", and no public archive that we know of has it, or none of them answered" : ""}.`;
  if (foreign) return `${reason} Another server may have it.`;
  const end = publicFilms ? "" : " On this site all servers are our own, so another one will play the same reel.";
  return `${reason} The short film shows how the player works.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "What are the servers?",
      answer: foreign
        ? "Different places to play the same title. Some of them belong to other companies. If one is slow or does not respond, choose the next one: nothing else on the page changes."
        : "Different places to play the same title. If one is slow or does not respond, choose the next one: nothing else on the page changes.",
    },
    {
      question: "The film is not loading. What can I do?",
      answer: prose`Wait a few seconds, then choose another server. If none of them starts, reload the page. There is more to try on the ${{ text: "Support", to: paths.support }} page.`,
    },
    {
      question: "Why does a sample reel play instead of the title I chose?",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "Are there captions or subtitles?",
      answer: foreign
        ? "Yes, if the film came with them. In our own player, use the Captions button or the C key. Servers of other companies may offer different ones."
        : "Yes, if the film came with them. Use the Captions button in the player, or the C key.",
    },
    {
      question: "Does it work on a phone, on a TV or with a keyboard?",
      answer:
        "Yes. The pages fit any screen, every control can be reached with a keyboard or a remote, and a screen reader can read everything aloud. Most pages work even with JavaScript turned off.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "What do you know about me?",
    answer: prose`Next to nothing. There are no accounts, we set no cookies, and we keep no record of what you search for or watch. Your list, and where you stopped, are on your own device. The details are in the ${{ text: "Privacy Policy", to: paths.privacy }}.`,
  },
  { question: "Whose films are these, and where do copyright claims go?", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "Frequently Asked Questions",
  description: `Thirteen questions about ${site.name} with short answers: what it is, what it costs, what to do when a film does not load, and what we know about you.`,
  lead: prose`Thirteen questions with short answers. For step-by-step guides, see the ${{ text: "Support", to: paths.support }} page.`,
  groups: [
    { title: "The basics", questions: basics(site) },
    { title: "The catalog", questions: catalog(site) },
    { title: "The player", questions: player(site) },
    { title: "The rules", questions: rules(site) },
  ],
});

export const words = { page: faq };
