import { expect, test } from "vitest";
import { personData } from "#features/people/person-data.server.ts";
import { movieData } from "#features/titles/movie/movie-data.server.ts";
import { episodeData, namedEpisode } from "#features/titles/series/episode-data.server.ts";
import { seriesData } from "#features/titles/series/series-data.server.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import { sampleEpisode, sampleMovie, samplePerson, sampleSeason, sampleSeries } from "#tests/support/sample-titles.ts";
import { breadcrumbs, itemList } from "./list-data.server.ts";
import { faqData, siteData } from "./site-data.server.ts";

const live = sampleLocalSite({ catalog: "live", imageBase: "https://images.example/t/p/" });
const embedded = sampleLocalSite();
const lang = { name: "Fritz Lang", path: "/actor/68" };
const helm = { name: "Brigitte Helm", path: "/actor/69" };

/** As in the document, without undefined properties. */
const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

const movie = sampleMovie(19, { title: "Metropolis", original_title: "Metrópolis", overview: "A city.", poster_path: "/poster.jpg" });

test("a film", () => {
  expect(asJson(movieData(live, movie, { directors: [lang], actors: [helm] }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Movie",
    name: "Metropolis",
    alternateName: "Metrópolis",
    url: "https://matinee.example/movie/19-metropolis",
    image: "https://images.example/t/p/w780/poster.jpg",
    description: "A city.",
    dateCreated: "1927-01-10",
    duration: "PT153M",
    genre: ["Drama", "Science Fiction"],
    contentRating: "PG-13",
    director: [{ "@type": "Person", name: "Fritz Lang", url: "https://matinee.example/actor/68" }],
    actor: [{ "@type": "Person", name: "Brigitte Helm", url: "https://matinee.example/actor/69" }],
    productionCompany: [{ "@type": "Organization", name: "UFA" }],
  });
});

test("a film with little data leaves out the rest", () => {
  const bare = sampleMovie(19, {
    title: "東京",
    original_title: "東京",
    overview: " ",
    poster_path: null,
    release_date: "1927",
    runtime: 0,
    genres: [],
    production_companies: [],
  });
  expect(asJson(movieData(live, { ...bare, vote_average: null, vote_count: 0 }, { directors: [], actors: [] }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Movie",
    name: "東京",
    url: "https://matinee.example/movie/19",
    contentRating: "PG-13",
  });
});

test.each([
  ["the embedded catalog's are samples", embedded],
  ["a live catalog's were given on the provider's site", live],
])("no ratings: %s", (_, site) => {
  const data = [movieData(site, movie, { directors: [lang], actors: [helm] }), seriesData(site, sampleSeries(7), [helm])];
  expect(JSON.stringify(data)).not.toMatch(/rating(?!":"(?:PG-13|TV-PG))/i);
});

test("the provider's certification precedes the specification's default", () => {
  expect(movieData(live, { ...movie, certification: "R" }, { directors: [], actors: [] })).toMatchObject({ contentRating: "R" });
  expect(seriesData(live, sampleSeries(7, { certification: "TV-MA" }), [])).toMatchObject({ contentRating: "TV-MA" });
});

test("a series", () => {
  const series = sampleSeries(7, {
    name: "Les Vampires",
    original_name: "Les Vampires",
    overview: "A gang.",
    poster_path: "/p.jpg",
    created_by: [{ id: 9, name: "Louis Feuillade" }],
  });
  expect(asJson(seriesData(live, series, [helm]))).toEqual({
    "@context": "https://schema.org",
    "@type": "TVSeries",
    name: "Les Vampires",
    url: "https://matinee.example/tv/7-les-vampires",
    image: "https://images.example/t/p/w780/p.jpg",
    description: "A gang.",
    startDate: "1915-11-13",
    numberOfSeasons: 2,
    numberOfEpisodes: 12,
    genre: ["Crime"],
    contentRating: "TV-PG",
    creator: [{ "@type": "Person", name: "Louis Feuillade", url: "https://matinee.example/actor/9" }],
    actor: [{ "@type": "Person", name: "Brigitte Helm", url: "https://matinee.example/actor/69" }],
  });
});

test("a title names its first eight actors", () => {
  const actors = Array.from({ length: 9 }, (_, index) => ({ name: `Actor ${index + 1}`, path: `/actor/${index + 1}` }));
  for (const { actor } of [movieData(live, movie, { directors: [], actors }), seriesData(live, sampleSeries(7), actors)]) expect(actor).toHaveLength(8);
});

test("an episode with its season and series", () => {
  const series = sampleSeries(7, { name: "Judex" });
  expect(asJson(episodeData(embedded, { series, season: sampleSeason(1), episode: sampleEpisode(2) }))).toEqual({
    "@context": "https://schema.org",
    "@type": "TVEpisode",
    name: "Episode 2",
    url: "https://matinee.example/tv/7-judex?season=1&episode=2",
    image: "https://matinee.example/t/p/original/still-2.svg",
    description: "What happens in episode 2.",
    datePublished: "1915-11-13",
    duration: "PT40M",
    episodeNumber: 2,
    partOfSeason: { "@type": "TVSeason", name: "Season 1", seasonNumber: 1 },
    partOfSeries: { "@type": "TVSeries", name: "Judex", url: "https://matinee.example/tv/7-judex" },
  });
});

test("the episode in the address, if it exists", () => {
  expect(namedEpisode(sampleSeason(1), { season: null, episode: 2 })?.episode_number).toBe(2);
  expect(namedEpisode(sampleSeason(1), { season: 1, episode: 99 })).toBeNull();
  expect(namedEpisode(sampleSeason(1), { season: 1, episode: null })).toBeNull();
  expect(namedEpisode(null, { season: 1, episode: 1 })).toBeNull();
});

test("a person", () => {
  expect(asJson(personData(live, samplePerson(8, { name: "Buster Keaton", profile_path: "/b.jpg" })))).toEqual({
    "@context": "https://schema.org",
    "@type": "Person",
    name: "Buster Keaton",
    url: "https://matinee.example/actor/8",
    image: "https://images.example/t/p/h632/b.jpg",
    description: "Born to the stage.",
    birthDate: "1895-10-04",
    deathDate: "1966-02-01",
    birthPlace: { "@type": "Place", name: "Piqua, Kansas" },
  });
});

test("breadcrumbs begin with Home", () => {
  expect(breadcrumbs(embedded, { name: "Metropolis", path: "/movie/19-metropolis" })).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://matinee.example/" },
      { "@type": "ListItem", position: 2, name: "Metropolis", item: "https://matinee.example/movie/19-metropolis" },
    ],
  });
});

test("a list has its first ten items", () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ name: `Film ${index + 1}`, path: `/movie/${index + 1}` }));
  const list = itemList(embedded, "Popular Movies", items);
  expect(list).toMatchObject({ name: "Popular Movies", numberOfItems: 10 });
  expect(list.itemListElement).toHaveLength(10);
  expect(list).toHaveProperty("itemListElement.9", { "@type": "ListItem", position: 10, name: "Film 10", url: "https://matinee.example/movie/10" });
});

test("questions, with plain-text answers", () => {
  const answer = ["See the ", { text: "Support", to: "/support" }, " page."];
  expect(faqData([{ question: "Why?", answer }])).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [{ "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "See the Support page." } }],
  });
});

test("the site and its search", () => {
  expect(siteData(embedded)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Matinee",
    url: "https://matinee.example/",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://matinee.example/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
