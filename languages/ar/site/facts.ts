import { minutes, votes } from "../counts.ts";
import { number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "لم يُترجم هذا النص بعد، ويظهر بالإنجليزية.",
  /** Of a title whose video this site has. */
  watchHere: "متاح هنا",
  /** Precedes a rating for screen readers. */
  rating: "التقييم",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "من 10",
  /** Follows a rating of 0. */
  noVotes: "لا أصوات بعد",
  /** "1,204 أصوات" */
  votes,
  minutes,
  /** "12,345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: "، ",
  /** "7.8", from the same with a point. */
  decimal: (text: string): string => text,
};
