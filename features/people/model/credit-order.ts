import { yearOf } from "#domain/movie.ts";

export const creditSorts = ["popularity", "newest", "oldest", "rating"] as const;
export type CreditSort = (typeof creditSorts)[number];

type Credit = { date: string; popularity: number; vote_average: number | null; vote_count: number };
type Order = (a: Credit, b: Credit) => number;

/** Titles without a date are last in either direction. */
const byDate =
  (direction: 1 | -1): Order =>
  (a, b) => {
    const [isUndated, isOtherUndated] = [yearOf(a.date) === null, yearOf(b.date) === null];
    if (isUndated || isOtherUndated || a.date === b.date) return Number(isUndated) - Number(isOtherUndated);
    return a.date < b.date ? -direction : direction;
  };

/** A filmography leaves nothing out: titles with fewer votes than `floor` follow the others, and those without votes are last. */
function byRating(floor: number): Order {
  const rank = ({ vote_average, vote_count }: Credit): number => {
    if (vote_average === null || vote_count === 0) return 0;
    return vote_count >= floor ? 2 : 1;
  };
  return (a, b) => rank(b) - rank(a) || (b.vote_average ?? 0) - (a.vote_average ?? 0);
}

/** Ties go by popularity, descending, and then keep the provider's order. `ratingFloor`: votes that a title needs to be ranked by its rating. */
export function compareCredits(sort: CreditSort, ratingFloor: number): Order {
  const orders: Record<CreditSort, Order> = { popularity: () => 0, newest: byDate(-1), oldest: byDate(1), rating: byRating(ratingFloor) };
  const order = orders[sort];
  return (a, b) => order(a, b) || b.popularity - a.popularity;
}
