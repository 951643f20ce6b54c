import "./ui/theme.css";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { limits } from "#domain/limits.ts";
import { missingRootMessage } from "#domain/notices.ts";
import type { PublicSite } from "#domain/site.ts";
import { App } from "./app.tsx";
import { httpCatalog, prefetchHttpCatalog } from "./data/http-catalog.ts";
import { createQueryClient, failuresIn } from "./data/query-client.ts";
import type { ScreenName } from "./pages.ts";
import { lazyScreens } from "./screens-on-demand.ts";
import { showToast } from "./ui/toast-channel.ts";

/** The JSON block of `render.tsx`: what the server knew when it rendered. */
type PageState = { screen: ScreenName; site: PublicSite; queries: DehydratedState };

/** History state is for clicks only (readings): a reload is a fresh visit. The router's own key stays, for the scroll position. */
function forgetRouteState(): void {
  const state: unknown = history.state;
  if (state && typeof state === "object" && "usr" in state) history.replaceState({ ...state, usr: null }, "");
}

/** The browser may paint, and answer, before the next piece of work. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await breath();
  const root = document.getElementById("root");
  const block = document.getElementById("state");
  if (!root || !block) throw new Error(missingRootMessage);
  const state = JSON.parse(block.textContent ?? "") as PageState;
  forgetRouteState();
  const client = createQueryClient({ retry: limits.queries.retry, onFailure: showToast });
  hydrate(client, state.queries);
  await lazyScreens[state.screen].load();
  // As a transition it is done in slices: what the visitor does meanwhile is not held up.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App screens={lazyScreens} catalog={httpCatalog} site={state.site} client={client} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  for (const notice of failuresIn(client)) showToast(notice);
  // What is fetched ahead comes after the page that is wanted now.
  void import("./shell/prefetch.ts").then(
    ({ fetchAhead }) => fetchAhead(client, prefetchHttpCatalog),
    () => undefined,
  );
  void import("./shell/poster-transition.ts").then(
    ({ posterTransition }) => posterTransition(),
    () => undefined,
  );
}

void start();
