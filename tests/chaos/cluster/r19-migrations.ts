import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { unseenFilm } from "./films.ts";
import { startNodes } from "./node.ts";
import { matinee, startPostgres } from "./postgres.ts";
import { startProvider } from "./provider.ts";
import { onStage, type Stage } from "./stage.ts";

const rounds = 15;
const nodesARound = 8;

async function tryMigrations(stage: Stage): Promise<Figure[]> {
  const [provider, postgres] = await Promise.all([startProvider(stage), startPostgres(stage)]);
  const round = async (index: number): Promise<{ ready: number; calls: number }> => {
    const database = `round_${index}`;
    const film = unseenFilm(index);
    await postgres.sql(`create database ${database} owner ${matinee.user}`);
    const env = { ...provider.env, DATABASE_URL: postgres.url.replace(/\w+$/, database) };
    return onStage(async (own) => {
      const nodes = await startNodes(own, nodesARound, env);
      const shown = async (url: string) => {
        const answer = await fetch(`${url}/movie/${film.id}`);
        return answer.status === 200 && (await answer.text()).includes(film.title);
      };
      // Through one node after another: a node without the database would have to call.
      let ready = 0;
      for (const { url } of nodes) if (await shown(url)) ready += 1;
      return { ready, calls: (await provider.calls()).filter(({ path }) => path.startsWith(`/movie/${film.id}`)).length };
    });
  };
  const results: { ready: number; calls: number }[] = [];
  for (let index = 0; index < rounds; index += 1) results.push(await round(index));
  const sum = (key: "ready" | "calls") => results.reduce((total, result) => total + result[key], 0);
  return [exactly("starts that serve", sum("ready"), rounds * nodesARound), exactly("calls, where nodes share one store", sum("calls"), rounds)];
}

export const migrations: Scenario = { id: "R19", title: "8 nodes start on an empty database at once, 15 rounds", run: () => onStage(tryMigrations) };
