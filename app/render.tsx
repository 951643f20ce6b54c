import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "#app/router/router.tsx";
import { manifestPath, openSearchPath } from "#domain/addresses.ts";
import { languagePrefix, pathIn } from "#domain/language-addresses.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { Priority } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import { askOf, type Catalog } from "#features/catalog.ts";
import { feedLinks } from "#features/feeds/head-links.server.ts";
import { dataOrPlaceholder } from "#features/titles/placeholder-titles.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import type { WordGroup } from "#languages/words.ts";
import { App } from "./app.tsx";
import { createQueryClient, serverFailure } from "./data/query-client.ts";
import { type HeadTag, jsonForScript } from "./head/head-tag.server.ts";
import { htmlDocument } from "./head/html-document.server.ts";
import { pageHeadTags } from "./head/page-head.server.ts";
import { type DataDeps, type LoadedData, loadData } from "./page-data.ts";
import { allQueries } from "./queries.ts";
import type { PageRequest, ReadData, ScreenName } from "./route.ts";
import type { ServerPageMatch } from "./routes.server.ts";
import { screenWords } from "./screen-words.ts";
import { type ScreenProps, type Screens, screenNameOf } from "./shell/screen-stack.tsx";
import { siteIn } from "./site-in.server.ts";
import { loadLazyParts } from "./ui/lazy-part.tsx";
import type { WordFiles } from "./words/load-words.ts";
import { type WordSource, WordsProvider } from "./words/use-words.tsx";

/** Browsers offer the site's search by it. */
const searchDescription = ({ name }: PublicSite, language: Language): HeadTag => ({
  tag: "link",
  attributes: { rel: "search", type: "application/opensearchdescription+xml", href: pathIn(language, openSearchPath), title: name },
});

const manifestLink = (language: Language): HeadTag => ({ tag: "link", attributes: { rel: "manifest", href: pathIn(language, manifestPath) } });

type ScreenModule = { default: React.ComponentType<ScreenProps> };
const screenModules = import.meta.glob<ScreenModule>("../features/**/*-screen.tsx", { eager: true });
const screens = Object.fromEntries(Object.entries(screenModules).map(([file, module]) => [screenNameOf(file), module.default])) as Screens;

/** The source file of each screen, by the screen's name: its key in the build's manifest. */
export const screenSources = Object.fromEntries(Object.keys(screenModules).map((file) => [screenNameOf(file), file.replace("../", "")])) as Record<
  ScreenName,
  string
>;

/** Of each group of words its own file, and that with what it imports. */
export type WordAssets = { own: WordFiles; all: Partial<Record<WordGroup, string[]>> };

/** The build's files: what every page needs, and what each screen adds, by the screen's name. `imports`: the scripts that the entry imports. */
export type PageAssets = {
  early: string;
  entry: string;
  imports: string[];
  font: string | null;
  styles: string[];
  byScreen: Partial<Record<ScreenName, string[]>>;
  words: Partial<Record<Language, WordAssets>>;
  /** Those of our player's page. */
  playerWords: Partial<Record<Language, WordAssets>>;
};

export type RenderDeps = DataDeps & {
  catalog: Catalog;
  site: PublicSite;
  assets: PageAssets;
  /** Of calls to the provider. */
  priority: Priority;
  /** Called for each query that failed; the default is the console. */
  onError?: (error: unknown) => void;
};

/** A page with its data. `render` returns the document, once; nothing else runs meanwhile, so call it when the process may spend the time. */
export type LoadedPage = LoadedData & { render: () => string };

/** Replaces causes, which are for the log alone, by the flag that `retryOnMount` reads (query-client.ts). */
function flagFailures(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === "error") query.setState({ error: serverFailure, fetchFailureReason: serverFailure });
}

/** Failed queries are included, so that hydration matches the markup. */
const settledQueries = (client: QueryClient): DehydratedState => dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== "pending" });

/** The screen's code, and its words in one language. */
function screenFiles({ byScreen, words }: PageAssets, screen: ScreenName, language: Language): string[] {
  const groups = (["site", ...screenWords[screen]] as const).flatMap((group) => words[language]?.all[group] ?? []);
  return [...new Set([...groups, ...(byScreen[screen] ?? [])])];
}

type Rendered = { markup: string; queries: DehydratedState };

/** English is what a call says without a language. */
const spoken = (language: Language) => (language === defaultLanguage ? {} : { language });

/** All words of the language are at hand. */
const wordSource = (language: Language): WordSource => ({ language, loaded: wordsOf(language), load: () => Promise.resolve() });

let lazyParts: Promise<unknown> | undefined;

/** Markup and data of one moment: a late query may settle between two. */
function renderOnce(tree: ReactNode, client: QueryClient): Rendered {
  flagFailures(client);
  return { markup: renderToString(tree), queries: settledQueries(client) };
}

/** Loads a page, whose document is markup for hydration, head, and the queries' data. A failing catalog does not reject, unless it is overloaded: it is a 503 page. */
export async function loadPage(match: ServerPageMatch, deps: RenderDeps): Promise<LoadedPage> {
  const { assets } = deps;
  const ask = askOf(deps.catalog);
  const { route, id, parameters, language } = match;
  const playerFiles = [...deps.site.playerFiles, ...(assets.playerWords[language]?.all.player ?? [])];
  const site = siteIn({ ...deps.site, playerFiles }, language);
  const client = createQueryClient({ retry: 0, ...(deps.onError && { logFailure: deps.onError }) });
  const request: PageRequest = { queries: allQueries(ask, { priority: deps.priority, ...spoken(language) }), id, parameters, site };
  const data: ReadData = (query) => dataOrPlaceholder(client, query);
  const { status, complete } = await loadData(client, match, request, deps, data);
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const localSite = { ...site, language, words: wordsOf(language), base: site.origin + languagePrefix(language) };
  const head = route.head({ ...request, site: localSite, data });
  const tree = (
    <StrictMode>
      <WordsProvider source={wordSource(language)}>
        <StaticRouter language={language} address={match.url}>
          <App screens={screens} ask={ask} site={site} client={client} />
        </StaticRouter>
      </WordsProvider>
    </StrictMode>
  );
  lazyParts ??= loadLazyParts();
  await lazyParts;
  const render = (): string => {
    const { markup, queries } = renderOnce(tree, client);
    client.clear();
    return htmlDocument({
      head: [
        ...pageHeadTags(head, { status, search, site: localSite }),
        searchDescription(site, language),
        manifestLink(language),
        ...(status === 200 ? feedLinks(match, head.metadata.title) : []),
      ],
      markup,
      language,
      state: jsonForScript({ screen: route.screen, site, queries, words: assets.words[language]?.own ?? {} }),
      assets,
      screenFiles: screenFiles(assets, route.screen, language),
    });
  };
  return { status, complete, render };
}
