import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string => (archives ? " Titles marked Watch here have their video on this site or in a public archive." : "");

const reason = (archives: boolean): string =>
  `Because the operator of this site has not supplied that title's video yet${archives ? ", and no public archive that we know of has it, or none of them answered" : ""}.`;

/** Section 2: thirteen questions. */
export const words = {
  title: "Frequently Asked Questions",
  description: (siteName: string): string =>
    `Thirteen questions about ${siteName} with short answers: what it is, what it costs, what to do when a film does not load, and what we know about you.`,
  lead: prose`Thirteen questions with short answers. For step-by-step guides, see the ${{ text: "Support", to: paths.support }} page.`,
  basics: {
    title: "The basics",
    questions: (siteName: string): Question[] => [
      {
        question: `What is ${siteName}?`,
        answer:
          "A free website for finding films, TV series and the people who made them. Every title's page has a player, so you can start watching right there.",
      },
      { question: "What does it cost?", answer: "Nothing. There is no subscription, no trial that runs out and nothing to buy." },
      { question: "Do I need an account?", answer: "No, and you could not create one if you wanted to. Open a page and press Play." },
    ],
  },
  catalog: {
    title: "The catalog",
    choice: {
      question: "What can I watch?",
      live: (archives: boolean): string =>
        `Films and TV series of every kind, except adult titles. Whether a title plays depends on the servers that its player offers.${marked(archives)}`,
      sample: (archives: boolean): string => `${sampleNote} The series run from silent serials to shows made for the web.${marked(archives)}`,
    },
    search: {
      question: "How do I find a title?",
      answer: prose`Type at least two letters into the search box and choose Movies, TV or People. If you would rather browse, start with ${{ text: "Genres", to: paths.genres }} or ${{ text: "Top Rated", to: paths.top }}.`,
    },
    facts: {
      question: "Where do the descriptions and ratings come from?",
      live: `From TMDB, a film database that its members write and rate. ${providerNotice}`,
      sample:
        "The facts are real, and the descriptions are in our own words. The ratings and reviews are samples: they show what the pages look like and are not anyone's opinion.",
    },
  },
  player: {
    title: "The player",
    servers: {
      question: "What are the servers?",
      own: "Different places to play the same title. If one is slow or does not respond, choose the next one: nothing else on the page changes.",
      others:
        "Different places to play the same title. Some of them belong to other companies. If one is slow or does not respond, choose the next one: nothing else on the page changes.",
    },
    loading: {
      question: "The film is not loading. What can I do?",
      answer: prose`Wait a few seconds, then choose another server. If none of them starts, reload the page. There is more to try on the ${{ text: "Support", to: paths.support }} page.`,
    },
    sampleReel: {
      question: "Why does a sample reel play instead of the title I chose?",
      own: (archives: boolean): string =>
        `${reason(archives)} The short film shows how the player works.${archives ? "" : " On this site all servers are our own, so another one will play the same reel."}`,
      others: (archives: boolean): string => `${reason(archives)} Another server may have it.`,
    },
    captions: {
      question: "Are there captions or subtitles?",
      own: "Yes, if the film came with them. Use the Captions button in the player, or the C key.",
      others: "Yes, if the film came with them. In our own player, use the Captions button or the C key. Servers of other companies may offer different ones.",
    },
    devices: {
      question: "Does it work on a phone, on a TV or with a keyboard?",
      answer:
        "Yes. The pages fit any screen, every control can be reached with a keyboard or a remote, and a screen reader can read everything aloud. Most pages work even with JavaScript turned off.",
    },
  },
  rules: {
    title: "The rules",
    privacy: {
      question: "What do you know about me?",
      answer: prose`Next to nothing. There are no accounts, we set no cookies, and we keep no record of what you search for or watch. Your list, and where you stopped, are on your own device. The details are in the ${{ text: "Privacy Policy", to: paths.privacy }}.`,
    },
    copyright: { question: "Whose films are these, and where do copyright claims go?", answer: disclaimer },
  },
};
