import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { filmPage, listPages } from "#tests/support/film-pages.ts";
import { type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isUsefulRefusal, isView, requestOf } from "./views.ts";

const load: Record<Scale, { ratePerS: number; durationMs: number }> = {
  short: { ratePerS: 100, durationMs: 6000 },
  full: { ratePerS: 500, durationMs: 20_000 },
};
const pollEveryMs = 100;
const pages = [filmPage(19), filmPage(961), { path: "/faq", name: "Frequently Asked Questions" }, ...listPages];
/** Every eighth request; a search would meet the rate limit per client. */
const apiPath = "/api/movies/popular";

type Node = { site: BuiltServer; isReady: boolean };

/** Polls `/readyz` as a proxy does. @returns a function that stops it */
function pollReadiness(node: Node): () => void {
  let isOver = false;
  // One poll after another: a late response must not overwrite a newer one.
  const poll = async (): Promise<void> => {
    node.isReady = await fetch(`${node.site.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    if (!isOver) await poll();
  };
  void poll();
  return () => {
    isOver = true;
  };
}

type Stop = {
  code: number | null;
  tookS: number;
  /** Pages that the node served while `/readyz` was 503, and those of them with `Connection: close`. */
  served: number;
  closing: number;
};

/** Stops a node under load. */
async function stop({ site }: Node): Promise<Stop> {
  const startedAt = performance.now();
  let hasExited = false;
  const exit = site.signal("SIGTERM").finally(() => {
    hasExited = true;
  });
  const counts = { served: 0, closing: 0 };
  while (!hasExited && counts.served < 3) {
    const ready = await fetch(`${site.url}/readyz`).catch(() => null);
    if (ready?.status !== 503) continue;
    const page = await fetch(`${site.url}/movie/19`).catch(() => null);
    if (page?.status !== 200) continue;
    counts.served += 1;
    if (page.headers.get("connection") === "close") counts.closing += 1;
  }
  return { ...counts, code: await exit, tookS: (performance.now() - startedAt) / 1000 };
}

async function run(scale: Scale): Promise<Figure[]> {
  const nodes: Node[] = [];
  for (const _ of [1, 2]) nodes.push({ site: await startBuiltServer(), isReady: true });
  const unwatch = nodes.map(pollReadiness);
  const [first, second] = nodes as [Node, Node];
  try {
    // A process that has just started refuses while its first pages take longer than usual, above all on a busy machine.
    let refusals = 0;
    const isRefused = (response: LoadResponse): boolean => {
      if (!isUsefulRefusal(response)) return false;
      refusals += 1;
      return true;
    };
    const loading = steadyLoad({
      ...load[scale],
      connections: 64,
      request: (index) => {
        const ready = nodes.filter((node) => node.isReady);
        const { url } = (ready[index % ready.length] ?? first).site;
        const page = pages[index % (pages.length + 1)];
        return page ? requestOf(url, page) : { url: url + apiPath };
      },
      isExpected: (response, request) => isView(response, request) || (request.url.endsWith(apiPath) && response.status === 200) || isRefused(response),
    });
    const stops: Stop[] = [];
    for (const node of [first, second]) {
      stops.push(await stop(node));
      await node.site.restart();
      // The next node stops when this one is ready again, as in any rolling restart.
      while (!node.isReady) await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    }
    const report = await loading;
    return [
      exactly(`requests with neither a view nor a refusal with Retry-After, of ${report.sent} over two restarts`, report.failed, 0),
      timed(exactly("refusals", refusals, 0)),
      atLeast("pages that each draining node still served, with /readyz 503", Math.min(...stops.map(({ served }) => served)), 1),
      exactly(
        "those pages without Connection: close",
        stops.reduce((sum, { served, closing }) => sum + served - closing, 0),
        0,
      ),
      exactly("exit codes", stops.map(({ code }) => code).join(" and "), "0 and 0"),
      ...(scale === "full" ? [atMost("the slower exit", Math.max(...stops.map(({ tookS }) => tookS)), 10, " s")] : []),
    ];
  } finally {
    for (const stop of unwatch) stop();
    for (const { site } of nodes) await site.stop();
  }
}

export const r17: Scenario = { id: "R17", title: "SIGTERM under load, one node after another", run };
