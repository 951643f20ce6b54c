import type { PublicSite } from "#domain/site.ts";

const publicFilms = "Titles marked Watch here have their video on this site or in a public archive.";
const publicFilmsAreLegal =
  "Films that play from public archives are in the public domain in the United States or under open licenses. The line below the player says which, and why.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `What is ${name}?`,
      paragraphs: [
        `${name} is a place to find something to watch, and to watch it. Films, series and the people who made them are side by side: follow a face from one film to the next, browse a genre, or look up the title that has been on the tip of your tongue.`,
        "Every film and every episode has a player and a link that you can share. If one server does not respond, another one is a tap away.",
      ],
    },
    {
      title: `Why choose ${name}?`,
      paragraphs: [
        "It is free, and it asks you for nothing: no account, no email address, no credit card. It sets no cookies of its own and keeps no record of what you search for or watch.",
        "It is fast on an old phone, it works with a keyboard and a screen reader, and you can read it even with JavaScript turned off.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `What makes ${name} better than other platforms?`,
      answer:
        "It gets out of the way. Watch Now takes you straight to the player, and nothing follows you around: there is no account to nag you about, and anything optional, such as ads or statistics, waits for your yes.",
    },
    { question: `Is ${name} free?`, answer: `Yes. There is no subscription, no trial and nothing to buy on ${name}.` },
    {
      question: "How often is the catalog updated?",
      answer: "The trending, popular and top rated lists are refreshed all day long, and new titles appear as the catalog gains them.",
    },
    { question: "Do I need an account?", answer: "No. There is no account to create. Open a page and press Play." },
    {
      question: "What can I watch?",
      answer: `Films and TV series for every mood, each with its cast, reviews and similar titles. Browse by genre, or search for a title or a person. ${hosts ? `${publicFilms} Whether another title plays` : "Whether a title plays"} depends on the servers that its player offers.`,
    },
    {
      question: "Is it legal?",
      answer: `${name} hosts no copyrighted content: it describes titles and embeds players. The operator of this site chooses the players and must have the right to use them.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Are there subtitles?",
      answer: "If a server has subtitles, its player shows a button for them. They differ from server to server, so if yours has none, try another one.",
    },
  ],
};
