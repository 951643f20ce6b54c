import { paths } from "#domain/paths.ts";
import { type Article, film } from "./article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "A film for tonight in five minutes",
  summary: `Choosing should not take longer than the popcorn. A small plan that needs nothing but the lists on ${siteName}.`,
  body: [
    "An evening that is lost to choosing always goes the same way. There are too many pictures, nobody wants to be the one who says no, and at ten o'clock somebody suggests going to bed. Here is another way. It takes five minutes.",
    { heading: "Minute one: the clock" },
    "Before you look at a single poster, agree on how long the film may be. Half past nine on a weekday means ninety minutes, and that alone settles half of the argument. The running time stands below the player on every film's page that knows it.",
    { heading: "Minute two: one word each" },
    [
      "Everybody says in one word what they are in the mood for: funny, tense, gentle, strange. Open ",
      { text: "Genres", to: paths.genres },
      " and choose what comes closest to the word that came up twice. If none did, take Mystery. Hardly anybody is against a mystery.",
    ],
    { heading: "Minute three: three titles" },
    [
      "Each of you picks one film from that wall, by its title and poster alone. Three are plenty. If the wall gives you nothing, ",
      { text: "Top Rated", to: paths.top },
      " leans toward films that have lasted, and Trending Now on the ",
      { text: "Movies", to: paths.home },
      " page toward the mood of the day.",
    ],
    { heading: "Minute four: read aloud" },
    "Open the three pages and read the descriptions to each other, and nothing more. Leave the reviews for afterward; they are better company once you have seen the film. A word about the rating: it is an average, and averages are kind to films that nobody minds. Between 6.9 and 7.2 there is no difference. Let it break a tie, and never let it open the discussion.",
    { heading: "Minute five: one veto" },
    "Everybody may strike out one film without giving a reason. If two are left, take the shorter one: the other is still there tomorrow. If somebody is on the way home, the Share button on the film's page sends them the address, so that they know what they are hurrying for.",
    { heading: "Two shortcuts for next time" },
    "Follow a face. The cast on every page are links, and each leads to the other things that person did, the best known first. Or follow a film: Similar Movies is the shortest road from one good evening to the next.",
    "And if all of it fails, watch something short. Buster Keaton's One Week takes twenty-five minutes, tells a whole marriage, and leaves time for an argument about what to watch after it.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
