import { exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import type { Scenario } from "../scenario.ts";
import { isServed } from "../views.ts";
import { startCluster } from "./cluster.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";

const requests = 1000;
const cold = endlessFilm(0);
/** An id that the provider does not have. */
const unknown = "/movie/900000000";

/** All at once, spread over the nodes. @returns how many responses pass `check` */
async function requestAll(urls: readonly string[], check: (url: string) => Promise<boolean>): Promise<number> {
  const responses = Array.from({ length: requests }, (_, index) => check(urls[index % urls.length] ?? ""));
  return (await Promise.all(responses)).filter(Boolean).length;
}

async function isNotFound(url: string): Promise<boolean> {
  const response = await fetch(url + unknown);
  return response.status === 404 && (await response.text()).includes("not found");
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const { provider, urls } = await startCluster(sandbox, 4);
  const found = await requestAll(urls, (url) => isServed(url, cold));
  const coldCalls = await provider.callsFor(cold.path);
  const absent = await requestAll(urls, isNotFound);
  return [
    exactly("calls for one cold film", coldCalls, 1),
    exactly("views", found, requests),
    exactly("calls for one unknown film", await provider.callsFor(unknown), 1),
    exactly("responses 404", absent, requests),
  ];
}

export const singleFlight: Scenario = { id: "R5", title: "1,000 requests for one cold film on 4 nodes", run: () => inSandbox(measure) };
