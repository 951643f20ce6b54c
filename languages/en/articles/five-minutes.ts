import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "A film for tonight in five minutes",
  summary: `Choosing should not take longer than the popcorn. A small plan that needs nothing but the lists on ${siteName}.`,
  body: [
    "An evening lost to choosing always goes the same way. There are too many posters, nobody wants to be the one who says no, and at ten o'clock someone suggests going to bed. Here is another way. It takes five minutes.",
    { heading: "Minute one: the clock" },
    "Before you look at a single poster, agree on how long the film may be. Nine thirty on a weeknight means ninety minutes, and that alone settles half the argument. You will find the running time on the film's page.",
    { heading: "Minute two: one word each" },
    prose`Everyone says in one word what they are in the mood for: funny, tense, gentle, strange. Open ${{ text: "Genres", to: paths.genres }} and choose whatever comes closest to the word that came up twice. If none did, pick Mystery. Hardly anyone is against a mystery.`,
    { heading: "Minute three: three titles" },
    prose`Each of you picks one film from that wall, by its title and poster alone. Three is plenty. If nothing on the wall appeals to you, ${{ text: "Top Rated", to: paths.top }} leans toward films that have lasted, and Trending Now on the ${{ text: "Movies", to: paths.home }} page toward the mood of the day.`,
    { heading: "Minute four: read aloud" },
    "Open the three pages and read the descriptions to each other, and nothing more. Save the reviews for later; they are better company once you have seen the film. A word about the rating: it is an average, and averages are kind to films that nobody minds. There is no difference between 6.9 and 7.2. Let it break a tie, and never let it start the discussion.",
    { heading: "Minute five: one veto" },
    "Everyone may strike one film without giving a reason. If two are left, take the shorter one: the other will still be there tomorrow. If someone is on the way home, send them the link with the Share button on the film's page, so that they know what they are hurrying home for.",
    { heading: "Two shortcuts for next time" },
    "Follow a face. Every name in a cast is a link to that person's other work, best known first. Or follow a film: Similar Movies is the shortest path from one good evening to the next.",
    "And if all else fails, watch something short. Buster Keaton's One Week takes twenty-five minutes, tells the story of a whole marriage, and leaves time for an argument about what to watch next.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
