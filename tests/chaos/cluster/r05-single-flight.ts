import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { startCluster } from "./cluster.ts";
import { unseenFilm } from "./films.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";

const requests = 1000;
const cold = unseenFilm(0);
/** An id that the provider does not have. */
const unknownId = 900_000_000;

/** All at once, spread over the nodes. @returns how many responses have `status` and contain `text` */
async function requestAll(urls: readonly string[], id: number, status: number, text: string): Promise<number> {
  const responses = Array.from({ length: requests }, async (_, index) => {
    const response = await fetch(`${urls[index % urls.length]}/movie/${id}`);
    return response.status === status && (await response.text()).includes(text);
  });
  return (await Promise.all(responses)).filter(Boolean).length;
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const { provider, urls } = await startCluster(sandbox, 4);
  const callsOf = async (id: number) => (await provider.calls()).filter(({ path }) => path.startsWith(`/movie/${id}`)).length;
  const found = await requestAll(urls, cold.id, 200, cold.title);
  const coldCalls = await callsOf(cold.id);
  const absent = await requestAll(urls, unknownId, 404, "not found");
  return [
    exactly("calls for one cold film", coldCalls, 1),
    exactly("responses 200 with its title", found, requests),
    exactly("calls for one unknown film", await callsOf(unknownId), 1),
    exactly("responses 404", absent, requests),
  ];
}

export const singleFlight: Scenario = { id: "R5", title: "1,000 requests for one cold film on 4 nodes", run: () => inSandbox(measure) };
