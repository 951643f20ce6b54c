import { votes } from "#app/words/facts.ts";
import { counted, countText } from "#domain/count-text.ts";
import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { CreditType } from "#features/people/model/person-address.ts";

export const loading = "Loading this person";

export const born = "Born";
export const bornText = (date: string, age: number | null): string => (age === null ? date : `${date} (age ${age})`);
export const died = "Died";
export const placeOfBirth = "Place of Birth";
export const knownFor = "Known For";
export const popularity = "Popularity";
export const biography = "Biography";
export const noBiography = (name: string): string => `There is no biography of ${name} here yet.`;

export const filmography = "Filmography";
export const asActor = "As Actor";
export const asCrew = "As Crew";
export const noActing = "No acting credits found";
export const noCrew = "No crew credits found";
export const crewFilms = (count: number): string => (count === 1 ? "One film behind the camera" : `${count} films behind the camera`);
export const tvSeries = "TV Series";
export const showAll = (total: number): string => `Show all ${total}`;
const ranks: Record<CreditSort, string> = { popularity: "most popular", newest: "newest", oldest: "oldest", rating: "best rated" };
/** "The 40 newest are shown." */
export const firstShown = (sort: CreditSort, count: number): string => `The ${count} ${ranks[sort]} are shown.`;

export const sortAndFilter = "Sort and filter";
export const sortBy = "Sort by";
export const sorts: Record<CreditSort, string> = { popularity: "Most popular", newest: "Newest", oldest: "Oldest", rating: "Best rated" };
export const show = "Show";
export const types: Record<CreditType, string> = { all: "All", movies: "Films", tv: "Series" };
export const hideSelf = (count: number): string => `Hide appearances as self (${countText(count)})`;
export const showSelf = (count: number): string => `Show appearances as self (${countText(count)})`;
export const noSeries = "No TV credits found";

const filmCount = (count: number): string => counted(count, "film");
const seriesCount = (count: number): string => `${countText(count)} series`;
/** "61 films and 12 series, newest first" */
export function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? "No titles" : `${counts.join(" and ")}, ${ranks[sort]} first`;
}

export const careerTimeline = "Career Timeline";
export const film = "Film";
export const series = "Series";
export const legend = "The higher, the better rated; the larger, the more votes.";
export const plotLabel = (count: number): string => `${countText(count)} titles by year and rating. The arrow keys move between them.`;
export const decade = (firstYear: number): string => `${firstYear}s`;
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
export const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
/** "Sherlock Jr., film of 1924, rated 8.1 by 1,204 votes" */
export const pointName = (point: Point): string =>
  `${point.title}, ${pointType(point).toLowerCase()} of ${point.year}, rated ${point.rating.toFixed(1)}, ${votes(point.votes)}`;
export const asTable = "The timeline as a table";
export const columns = { title: "Title", type: "Type", year: "Year", rating: "Rating", votes: "Votes" } as const;
export const notPlotted = "Titles without a date or without votes are not in the plot, nor are most appearances as self.";

export const workedMostWith = "Worked Most With";
export const together = (titles: number): string => `${countText(titles)} titles together`;
export const togetherNote = "Counted from the credits that this site has loaded so far.";

export const notFound = "Person not found";
export const notFoundText = "There is no person at this address. This link may be mistyped.";
