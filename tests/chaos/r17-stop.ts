import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { atLeast, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import type { Scale, Scenario } from "./scenario.ts";

const load: Record<Scale, { ratePerS: number; forMs: number }> = { short: { ratePerS: 100, forMs: 6000 }, full: { ratePerS: 500, forMs: 20_000 } };
const lookEveryMs = 100;
// No search: one client may not ask for so many.
const paths = ["/movie/19", "/", "/movie/961", "/top", "/faq", "/api/movies/popular"];

type Node = { site: BuiltServer; wantsVisitors: boolean };

/** Looks at `/readyz` as a proxy does. @returns a function that stops it */
function watch(node: Node): () => void {
  let isOver = false;
  // One look after the other: a late answer to an early question must not undo what was seen since.
  const look = async (): Promise<void> => {
    const wants = await fetch(`${node.site.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    node.wantsVisitors = wants;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    if (!isOver) await look();
  };
  void look();
  return () => {
    isOver = true;
  };
}

/** Stops a node that is under load and starts it again. @returns its exit code, and how long it took to end */
async function rolled({ site }: Node): Promise<{ code: number | null; tookS: number }> {
  const startedAt = performance.now();
  const code = await site.signal("SIGTERM");
  const tookS = (performance.now() - startedAt) / 1000;
  await site.restart();
  return { code, tookS };
}

/** After its SIGTERM, and for as long as it says no visitors: does a node still answer pages, and ask for the connection's end? */
async function whileDraining({ site }: Node): Promise<{ served: number; closing: number }> {
  const seen = { served: 0, closing: 0 };
  for (let tries = 0; tries < 50; tries += 1) {
    const ready = await fetch(`${site.url}/readyz`).catch(() => null);
    if (ready?.ok) continue;
    const page = await fetch(`${site.url}/movie/19`).catch(() => null);
    // On a busy machine its time may be over before three questions are through.
    if (page === null) break;
    if (ready?.status === 503 && page.status === 200) seen.served += 1;
    if (page.headers.get("connection") === "close") seen.closing += 1;
    if (seen.served >= 3) break;
  }
  return seen;
}

async function run(scale: Scale): Promise<Figure[]> {
  const nodes: Node[] = [];
  for (const _ of [1, 2]) nodes.push({ site: await startBuiltServer(), wantsVisitors: true });
  const unwatch = nodes.map(watch);
  const [first, second] = nodes as [Node, Node];
  try {
    const loaded = steadyLoad({
      ...load[scale],
      connections: 64,
      question: (index) => {
        const ready = nodes.filter((node) => node.wantsVisitors);
        return { url: `${(ready[index % ready.length] ?? first).site.url}${paths[index % paths.length]}` };
      },
    });
    const stops = [];
    const draining = [];
    for (const node of [first, second]) {
      const stop = rolled(node);
      draining.push(await whileDraining(node));
      stops.push(await stop);
      // The other one may go when this one is seen to be back, as in any rolling restart.
      while (!node.wantsVisitors) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    const report = await loaded;
    return [
      exactly(`requests dropped, of ${report.sent} over two restarts`, report.failed, 0),
      atLeast("pages that each draining node still served, its /readyz saying 503", Math.min(...draining.map(({ served }) => served)), 1),
      exactly(
        "of them without Connection: close",
        draining.reduce((sum, { served, closing }) => sum + served - closing, 0),
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

export const r17: Scenario = { id: "R17", title: "SIGTERM under load, one node after the other", run };
