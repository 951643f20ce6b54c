import { exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import type { Scenario } from "../scenario.ts";
import { isServed } from "../views.ts";
import { startNodes } from "./node.ts";
import { matinee, startPostgres } from "./postgres.ts";
import { startProvider } from "./provider.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";

const rounds = 15;
const nodesARound = 8;

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const [provider, postgres] = await Promise.all([startProvider(sandbox), startPostgres(sandbox)]);
  const round = async (index: number): Promise<{ ready: number; calls: number }> => {
    const database = `round_${index}`;
    const film = endlessFilm(index);
    await postgres.sql(`create database ${database} owner ${matinee.user}`);
    const env = { ...provider.env, DATABASE_URL: postgres.url.replace(/\w+$/, database) };
    return inSandbox(async (ownSandbox) => {
      const nodes = await startNodes(ownSandbox, nodesARound, env);
      // One node after another: a node without the database would need a call of its own.
      let ready = 0;
      for (const { url } of nodes) if (await isServed(url, film)) ready += 1;
      return { ready, calls: await provider.callsFor(film.path) };
    });
  };
  const results: { ready: number; calls: number }[] = [];
  for (let index = 0; index < rounds; index += 1) results.push(await round(index));
  const sum = (key: "ready" | "calls") => results.reduce((total, result) => total + result[key], 0);
  return [exactly("nodes that serve a film", sum("ready"), rounds * nodesARound), exactly("calls, one for each shared store", sum("calls"), rounds)];
}

export const migrations: Scenario = { id: "R19", title: "8 nodes start on an empty database at once, 15 rounds", run: () => inSandbox(measure) };
