import "./ui/theme.css";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "#app/router/router.tsx";
import { missingRootMessage } from "#domain/notices.ts";
import type { PublicSite } from "#domain/site.ts";
import { App } from "./app.tsx";
import { httpAskIn } from "./data/http-ask.ts";
import { createQueryClient, failureNotices } from "./data/query-client.ts";
import type { ScreenName } from "./route.ts";
import { screenWords } from "./screen-words.ts";
import { type ScreenProps, screenNameOf } from "./shell/screen-stack.tsx";
import { type LazyPart, lazyPart } from "./ui/lazy-part.tsx";
import { savesData } from "./ui/saves-data.ts";
import { showToast } from "./ui/toast-channel.ts";
import { createWords, documentLanguage, type WordFiles } from "./words/load-words.ts";
import { type WordSource, WordsProvider } from "./words/use-words.tsx";

/** The JSON block of `render.tsx`. */
type PageState = { screen: ScreenName; site: PublicSite; queries: DehydratedState; words: WordFiles };

/** `body`: what the screen shows below its head, in a chunk of its own. */
type ScreenModule = { default: ComponentType<ScreenProps>; body?: { load: () => Promise<unknown> } };

/** Loads the address as a document if a newer build has replaced a screen's code. The promise never settles. */
function reloadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** The page works without the code, or fetches it again. */
const ignoreFailure = () => undefined;

/** One chunk per screen, two where it has a body. */
const screenModules = Object.fromEntries(
  Object.entries(import.meta.glob<ScreenModule>("../features/**/*-screen.tsx")).map(([file, load]) => [screenNameOf(file), load]),
) as Record<ScreenName, () => Promise<ScreenModule>>;

async function loadHead(name: ScreenName, words: WordSource): Promise<ScreenModule["default"]> {
  const [screen] = await Promise.all([screenModules[name](), ...["site" as const, ...screenWords[name]].map(words.load)]);
  return screen.default;
}

async function loadBody(name: ScreenName): Promise<void> {
  const { body } = await screenModules[name]();
  await body?.load();
}

const screensIn = (words: WordSource) =>
  Object.fromEntries(Object.keys(screenModules).map((name) => [name, lazyPart(() => loadHead(name as ScreenName, words), reloadDocument)])) as Record<
    ScreenName,
    LazyPart<ScreenProps>
  >;

/** History state is for clicks only, so a reload drops it (readings). The router's key stays, for the scroll offset. */
function dropRouteState(): void {
  const state: unknown = history.state;
  if (state && typeof state === "object" && "usr" in state) history.replaceState({ ...state, usr: null }, "");
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  const block = document.getElementById("state");
  if (!root || !block) throw new Error(missingRootMessage);
  const state = JSON.parse(block.textContent ?? "") as PageState;
  dropRouteState();
  const client = createQueryClient({ onFailure: showToast });
  hydrate(client, state.queries);
  const words = createWords(documentLanguage(), state.words);
  const ask = httpAskIn(words.language);
  const screens = screensIn(words);
  await screens[state.screen].load();
  loadBody(state.screen).catch(ignoreFailure);
  // From here on React sees presses, early-presses.ts repeats one that came before.
  document.documentElement.dataset.hydrating = "";
  // A transition hydrates in slices, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <WordsProvider source={words}>
          <BrowserRouter language={words.language}>
            <App screens={screens} ask={ask} site={state.site} client={client} />
          </BrowserRouter>
        </WordsProvider>
      </StrictMode>,
    );
  });
  for (const notice of failureNotices(client)) showToast(notice);
  const loadScreen = (name: ScreenName) => screens[name].load().then(() => loadBody(name));
  const deps = { client, ask, site: state.site, loadScreen, language: words.language };
  import("./shell/document-listeners.ts").then(({ listenOnDocument }) => {
    listenOnDocument(deps);
    // Most clicks lead to a film, and the line is idle by now.
    if (!savesData()) screens.movie.load().catch(ignoreFailure);
  }, ignoreFailure);
}

void start();
