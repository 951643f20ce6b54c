import { facts } from "./site/facts.ts";

const { votes } = facts;

import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { CreditType } from "#features/people/model/person-address.ts";
import { counted, countText } from "./text.ts";

const ranks: Record<CreditSort, string> = { popularity: "most popular", newest: "newest", oldest: "oldest", rating: "best rated" };
const filmCount = (count: number): string => counted(count, "film");
const seriesCount = (count: number): string => `${countText(count)} series`;
/** "61 films and 12 series, newest first" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? "No titles" : `${counts.join(" and ")}, ${ranks[sort]} first`;
}

const film = "Film";
const series = "Series";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words = {
  personPage: {
    loading: "Loading this person",
    born: "Born",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date} (age ${age})`),
    died: "Died",
    placeOfBirth: "Place of Birth",
    knownFor: "Known For",
    popularity: "Popularity",
    biography: "Biography",
    noBiography: (name: string): string => `There is no biography of ${name} here yet.`,
    filmography: "Filmography",
    asActor: "As Actor",
    asCrew: "As Crew",
    noActing: "No acting credits found",
    noCrew: "No crew credits found",
    crewFilms: (count: number): string => (count === 1 ? "One film behind the camera" : `${count} films behind the camera`),
    tvSeries: "TV Series",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Untitled",
    unknownYear: "Unknown",
    showAll: (total: number): string => `Show all ${total}`,
    /** "The 40 newest are shown." */
    firstShown: (sort: CreditSort, count: number): string => `The ${count} ${ranks[sort]} are shown.`,
    sortAndFilter: "Sort and filter",
    sortBy: "Sort by",
    sorts: { popularity: "Most popular", newest: "Newest", oldest: "Oldest", rating: "Best rated" } satisfies Record<CreditSort, string>,
    show: "Show",
    types: { all: "All", movies: "Films", tv: "Series" } satisfies Record<CreditType, string>,
    hideSelf: (count: number): string => `Hide appearances as self (${countText(count)})`,
    showSelf: (count: number): string => `Show appearances as self (${countText(count)})`,
    noSeries: "No TV credits found",
    shownTitles,
    careerTimeline: "Career Timeline",
    film,
    series,
    legend: "The higher, the better rated; the larger, the more votes.",
    plotLabel: (count: number): string => `${countText(count)} titles by year and rating. The arrow keys move between them.`,
    decade: (firstYear: number): string => `${firstYear}s`,
    pointType,
    /** "Sherlock Jr., film of 1924, rated 8.1 by 1,204 votes" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} of ${point.year}, rated ${point.rating.toFixed(1)}, ${votes(point.votes)}`,
    asTable: "The timeline as a table",
    columns: { title: "Title", type: "Type", year: "Year", rating: "Rating", votes: "Votes" },
    notPlotted: "Titles without a date or without votes are not in the plot, nor are most appearances as self.",
    workedMostWith: "Worked Most With",
    together: (titles: number): string => `${countText(titles)} titles together`,
    togetherNote: "Counted from the credits that this site has loaded so far.",
    notFound: "Person not found",
    notFoundText: "There is no person at this address. This link may be mistyped.",
  },
};
