import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#domain/third-parties.ts";
import { disclaimer, providerNotice, sampleNote } from "./footer.ts";
import type { Prose } from "./prose.ts";

export type Question = { question: string; answer: Prose };

const theHouse = ({ name }: PublicSite): Question[] => [
  {
    question: `What is ${name}?`,
    answer: `A website on which you find films, TV series and the people who made them, and watch from a player on each title's own page.`,
  },
  { question: "What does it cost?", answer: "Nothing. There is no subscription, no trial that runs out and nothing to buy." },
  { question: "Do I need an account?", answer: "No, and you could not make one if you wanted to. Open a page and press Play." },
];

const theCatalogue = (site: PublicSite): Question[] => [
  {
    question: "What can I watch?",
    answer:
      site.catalog === "live"
        ? "Films and TV series of every kind that the catalogue knows, except for adult titles. Which of them play depends on the servers below the player."
        : `${sampleNote} There are TV series as well, from the silent serials to the early years of television.`,
  },
  {
    question: "How do I find a title?",
    answer: [
      "Type at least two letters into the search box and choose between Movies, TV and People. If you would rather look around, start with ",
      { text: "Genres", to: paths.genres },
      " or ",
      { text: "Top Rated", to: paths.top },
      ".",
    ],
  },
  {
    question: "Where do the descriptions and ratings come from?",
    answer:
      site.catalog === "live"
        ? `From the film database TMDB, whose members write and rate. ${providerNotice}`
        : "The facts are facts, the descriptions are our own words, and the ratings and reviews are samples: nobody's votes and nobody's opinions.",
  },
];

function thePlayer(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "What are the servers?",
      answer: foreign
        ? "Different places from which the same title can be played. Some belong to other companies. If one is slow, silent or gone, choose the next: nothing else on the page changes."
        : "Different places from which the same title can be played. If one is slow or silent, choose the next: nothing else on the page changes.",
    },
    {
      question: "The film is not loading. What can I do?",
      answer: [
        "Wait a few seconds, then choose another server. If none of them starts, reload the page. There is more on the ",
        { text: "Support", to: paths.support },
        " page.",
      ],
    },
    {
      question: "Why does a short film of yours play instead of the one I chose?",
      answer: foreign
        ? "Because our own player has not been given that title. Choose another server, and it may be there."
        : "Because our own player has not been given that title, and shows its sample film so that you can see how it works. On this site all servers are our own, so another one will show the same.",
    },
    {
      question: "Are there captions or subtitles?",
      answer: "Where a film was supplied with them, yes. In our player it is the Captions button or the C key. They differ from server to server.",
    },
    {
      question: "Does it work on a phone, a television or with a keyboard?",
      answer:
        "Yes. The pages fit a screen of any width, every control can be reached with the keyboard or a remote, and they can be read aloud. Most of them even work with scripts switched off.",
    },
  ];
}

const theRules = (site: PublicSite): Question[] => [
  {
    question: "What do you know about me?",
    answer: [
      "Next to nothing. There are no accounts, we set no cookies, and we keep no list of what you look for or watch. The details are in the ",
      { text: "Privacy Policy", to: paths.privacy },
      ".",
    ],
  },
  { question: "Whose films are these, and where do copyright claims go?", answer: disclaimer(site.name, site.contactEmail) },
];

/** Section 2's thirteen questions, in four groups. */
export const faq = (site: PublicSite) => ({
  title: "Frequently Asked Questions",
  description: `Thirteen questions about ${site.name} and their answers: what it is, what it costs, what to do when a film is not loading, and what becomes of your data.`,
  lead: ["Thirteen questions, answered briefly. The longer version of some is on the ", { text: "Support", to: paths.support }, " page."] satisfies Prose,
  groups: [
    { title: "The house", questions: theHouse(site) },
    { title: "The program", questions: theCatalogue(site) },
    { title: "The player", questions: thePlayer(site) },
    { title: "The rules", questions: theRules(site) },
  ],
});

/** All thirteen without their groups. */
export const faqQuestions = (site: PublicSite): Question[] => faq(site).groups.flatMap((group) => group.questions);
