import { acrossConditions, atMost, exactly, type Figure, reported } from "#tests/support/figure.ts";
import { throttle } from "#tests/support/throttle.ts";
import { type Client, viewsOf } from "../client-views.ts";
import type { Scenario } from "../scenario.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { startSite } from "./site.ts";

const durationMs = 30_000;
const ratePerS = 200;

/** A thousand loopback addresses: more would mean more connections than nginx holds. */
const manyClients: Client = {
  ratePerS,
  firstFilm: 1_000_000,
  from: (index) => ({ localAddress: `127.0.${1 + (Math.floor(index / 250) % 4)}.${1 + (index % 250)}` }),
};
const oneClient: Client = { ratePerS, firstFilm: 2_000_000, from: () => ({ localAddress: "127.0.0.2" }) };

async function figuresOf(url: string, client: Client): Promise<Figure[]> {
  const { sent, worstMs, wrong, viewedMs, refused } = await viewsOf(url, client, durationMs);
  return [
    atMost("the longest wait for an answer", worstMs, 2500, " ms"),
    exactly("answers that are neither a view nor a refusal with Retry-After", wrong, 0),
    reported(`views, and refusals, of ${sent}`, `${viewedMs.length}, ${refused}`),
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
