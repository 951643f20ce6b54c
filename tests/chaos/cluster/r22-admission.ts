import { acrossConditions, atMost, exactly, type Figure, reported } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import { throttle } from "#tests/support/throttle.ts";
import { type Client, failuresIn, viewsOf } from "../client-views.ts";
import type { Scenario } from "../scenario.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { startSite } from "./site.ts";

const durationMs = 30_000;
const ratePerS = 200;

/** A thousand loopback addresses: more would mean more connections than nginx holds. */
const manyClients: Client = {
  ratePerS,
  page: (index) => endlessFilm(1_000_000 + index),
  from: (index) => ({ localAddress: `127.0.${1 + (Math.floor(index / 250) % 4)}.${1 + (index % 250)}` }),
};
const oneClient: Client = { ratePerS, page: (index) => endlessFilm(2_000_000 + index), from: () => ({ localAddress: "127.0.0.2" }) };

async function figuresOf(url: string, client: Client): Promise<Figure[]> {
  const views = await viewsOf(url, client, durationMs);
  return [
    atMost("the longest wait for an answer", views.worstMs, 4000, " ms"),
    exactly("answers that are neither a view nor a refusal with Retry-After", failuresIn(views), 0),
    reported(`views, and refusals, of ${views.sent}`, `${views.viewedMs.length}, ${views.refusedMs.length}`),
  ];
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const { url, nodes } = await startSite(sandbox);
  for (const node of nodes) sandbox.defer(throttle(node.pid()));
  return acrossConditions([
    ["many clients", await figuresOf(url, manyClients)],
    ["one client", await figuresOf(url, oneClient)],
  ]);
}

export const admission: Scenario = {
  id: "R22",
  title: "200 uncached pages a second; nginx, 3 nodes, each with 30 % of a processor",
  run: () => inSandbox(measure),
};
