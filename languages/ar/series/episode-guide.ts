import { episodes } from "../counts.ts";
import { plural } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "عرض",
  views: { ratings: "التقييمات", episodes: "الحلقات" },
  season: (number: number): string => (number === 0 ? "الحلقات الخاصة" : `الموسم ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `تقييمات ${series} حسب الموسم والحلقة`,
  episodeColumn: "الحلقة",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "خاصة" : `م${number}`),
  /** Below it, where the first row is not episode 1. Without the spaces the numbers would stand from left to right. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first} - ${last}`),
  average: "المتوسط",
  /** In place of a rating. */
  noRating: "-",
  /** `place`: "الموسم 2، الحلقة 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}، ${place}، ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}، ${place}، لا أصوات بعد`,
  highest: "الأعلى تقييمًا:",
  lowest: "الأدنى تقييمًا:",
  noVotes: "لا أصوات للحلقات بعد.",
  averageOf: (rating: string): string => `المتوسط ${rating}`,
  notLoaded: "لم تُحمّل حلقات هذا الموسم.",
  moreSeasons: (count: number): string =>
    plural(count, {
      zero: "عرض # موسم آخر",
      one: "عرض موسم آخر",
      two: "عرض موسمين آخرين",
      few: "عرض # مواسم أخرى",
      many: "عرض # موسمًا آخر",
      other: "عرض # موسم آخر",
    }),
  missingSeasons: (count: number): string =>
    plural(count, {
      zero: "تعذّر تحميل # موسم",
      one: "تعذّر تحميل موسم واحد",
      two: "تعذّر تحميل موسمين",
      few: "تعذّر تحميل # مواسم",
      many: "تعذّر تحميل # موسمًا",
      other: "تعذّر تحميل # موسم",
    }),
};
