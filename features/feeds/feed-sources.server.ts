import { type ListPageName, listPageNames, listPages, paths, patterns } from "#domain/addresses.ts";
import { genreName } from "#domain/genre.ts";
import { canonicalGenreParameters, type GenreChoice, parseGenreChoice } from "#features/browse/model/genre-address.ts";
import { discoverParameters, parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { headingFilterOf } from "#features/discover/model/discover-pages.ts";
import { canonicalListParameters, parsePage } from "#features/lists/model/list-address.ts";
import { genreList } from "#features/lists/model/title-list.ts";
import type { FeedRequest, FeedSource } from "./feed-source.server.ts";
import { feedTitle, pageTitles } from "./feed-title.server.ts";
import type { TitleKind } from "./model/feed-forms.ts";
import { personTitles } from "./person-titles.server.ts";
import { airingSource, upcomingSource } from "./release-sources.server.ts";
import { sharedListSource } from "./shared-titles.server.ts";

const kindOf = { movies: "movie", tv: "series", series: "series" } as const satisfies Record<string, TitleKind>;

const noParameters = () => new URLSearchParams();

function listSource(name: ListPageName): FeedSource {
  const { titles, list } = listPages[name];
  return {
    pattern: paths[name],
    canonical: canonicalListParameters("page"),
    kinds: () => [kindOf[titles]],
    load: async ({ catalog, parameters, words, options }) => {
      const load = titles === "movies" ? catalog.movieList : catalog.seriesList;
      return pageTitles(words.browse.listPages.listPageTexts[name].list, await load(list, parsePage(parameters.get("page")), options));
    },
  };
}

const discoverSource: FeedSource = {
  pattern: paths.discover,
  canonical: (parameters) => discoverParameters(parseDiscoverFilters(parameters)),
  kinds: (parameters) => [kindOf[parseDiscoverFilters(parameters).type]],
  load: async ({ catalog, parameters, words, options }) => {
    const filters = parseDiscoverFilters(parameters);
    const load = filters.type === "tv" ? catalog.discoverSeries : catalog.discoverMovies;
    return pageTitles(words.discover.discoverPage.discoverHeading(filters, headingFilterOf(filters)), await load(filters, options));
  },
};

function genreTitles({ catalog, words, options }: FeedRequest, { genre, tab, page }: GenreChoice) {
  const name = genreName(words.site.genres, genre);
  const { moviesLabel, seriesLabel } = words.browse.genresPage;
  return tab === "movies"
    ? { name: moviesLabel(name), list: catalog.movieList(genreList(genre.id), page, options) }
    : { name: seriesLabel(name), list: catalog.seriesList(genreList(genre.id), page, options) };
}

const genreSource: FeedSource = {
  pattern: paths.genres,
  canonical: (parameters) => (parseGenreChoice(parameters) ? canonicalGenreParameters(parameters) : null),
  kinds: (parameters) => {
    const choice = parseGenreChoice(parameters);
    return choice ? [kindOf[choice.tab]] : [];
  },
  load: async (request) => {
    const choice = parseGenreChoice(request.parameters);
    if (!choice) return null;
    const { name, list } = genreTitles(request, choice);
    return pageTitles(name, await list);
  },
};

const collectionSource: FeedSource = {
  pattern: patterns.collection,
  canonical: noParameters,
  kinds: () => ["movie"],
  load: async ({ catalog, id, options }) => {
    const collection = await catalog.collection(id, options);
    return collection && { name: collection.name, titles: collection.parts.map(feedTitle) };
  },
};

const personSource: FeedSource = {
  pattern: patterns.person,
  canonical: noParameters,
  kinds: () => ["movie", "series"],
  inFeeds: "movie",
  load: personTitles,
};

/** The landing page's titles are those of the home page (`head-links.server.ts`). */
const listsWithFeeds = listPageNames.filter((name) => name !== "landing");

/** A page gets its feeds by an entry here: its head names them, and `/feeds/…` serves them. */
export const feedSources: readonly FeedSource[] = [
  ...listsWithFeeds.map(listSource),
  discoverSource,
  genreSource,
  upcomingSource,
  airingSource,
  collectionSource,
  personSource,
  sharedListSource,
];
