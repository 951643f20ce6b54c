/** The landing page's words. `name` is the site's. Section 1 fixes the tagline, the headings and the seven subjects of the questions. */
export const landingHeadline = "The house lights are down";

export const watchButton = (name: string): string => `Watch on ${name}`;

export const landingSections = (name: string) => [
  {
    title: `What is ${name}?`,
    paragraphs: [
      `${name} is a place to find something to watch and start watching it. Films, series and the people who made them stand side by side: follow a face from one film to the next, walk along a genre, or look up the title that has been on the tip of your tongue.`,
      "Every film and every episode has its own page with a player on it. If one server does not answer, another one is a tap away.",
    ],
  },
  {
    title: `Why choose ${name}?`,
    paragraphs: [
      "It is free, and it asks you nothing: no account, no e-mail address, no card. It sets no cookies and keeps no record of what you search or watch.",
      "It is quick on an old phone, it works with a keyboard and a screen reader, and it reads well even where scripts are switched off.",
    ],
  },
];

/** The landing page's seven questions, in section 1's order. */
export const landingQuestions = (name: string) => [
  {
    question: `What makes ${name} better than other platforms?`,
    answer:
      "It gets out of the way. A page shows its film at once, Play is the first thing on it, and nothing follows you around: no pop-ups of ours, no account to be nagged about, and whatever is optional waits for your yes.",
  },
  { question: `Is ${name} free?`, answer: `Yes. There is no subscription, no trial and nothing to buy on ${name}.` },
  {
    question: "How often is the catalogue updated?",
    answer: "The lists are read anew from the catalogue through the day, so trending, popular and top rated titles change as the catalogue does.",
  },
  { question: "Do I need an account?", answer: "No. There is no account to make. Open a page and press Play." },
  {
    question: "What can I watch?",
    answer:
      "Films and TV series of every genre that the catalogue knows, each with its cast, reviews and similar titles. Use Genres to browse, or the search for a title or a person.",
  },
  {
    question: "Is it legal?",
    answer: `${name} hosts no copyrighted content: it describes titles and embeds players. Which players stand on a page is set up by the operator of the site, who has to have the rights for them.`,
  },
  {
    question: "Are there subtitles?",
    answer: "Where a server offers subtitles, its player has a button for them. They differ from server to server, so try another one if yours has none.",
  },
];
