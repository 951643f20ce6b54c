import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { startClusterOf } from "./cluster-of.ts";
import { unseenFilm } from "./films.ts";
import { onStage, type Stage } from "./stage.ts";

const requests = 1000;
const cold = unseenFilm(0);
/** An id that the film database does not know. */
const unknownId = 900_000_000;

/** All at once, spread over the nodes. @returns how many got `status` and a page that says `text` */
async function askAll(urls: readonly string[], id: number, status: number, text: string): Promise<number> {
  const asked = Array.from({ length: requests }, async (_, index) => {
    const answer = await fetch(`${urls[index % urls.length]}/movie/${id}`);
    return answer.status === status && (await answer.text()).includes(text);
  });
  return (await Promise.all(asked)).filter(Boolean).length;
}

async function trySingleFlight(stage: Stage): Promise<Figure[]> {
  const { provider, urls } = await startClusterOf(stage, 4);
  const callsOf = async (id: number) => (await provider.calls()).filter(({ path }) => path.startsWith(`/movie/${id}`)).length;
  const fine = await askAll(urls, cold.id, 200, cold.title);
  const coldCalls = await callsOf(cold.id);
  const absent = await askAll(urls, unknownId, 404, "not found");
  return [
    exactly("calls for one cold film", coldCalls, 1),
    exactly("answers 200 with its name", fine, requests),
    exactly("calls for one unknown film", await callsOf(unknownId), 1),
    exactly("answers 404", absent, requests),
  ];
}

export const singleFlight: Scenario = { id: "R5", title: "1,000 requests for one cold film on 4 nodes", run: () => onStage(trySingleFlight) };
