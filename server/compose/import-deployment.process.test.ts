import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { MatchResponse, MatchRow } from "#features/import/model/match-rows.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

const [provider, database] = await Promise.all([startFaultyProvider(), startPostgres()]);
afterAll(() => Promise.all([provider.close(), database.stop()]));

const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const rows: MatchRow[] = [{ imdb: "tt0017136" }, { imdb: "tt9999999" }, { title: "Metropolis", year: 1927 }, { title: "Qwyjibo Private Title", year: 1950 }];

describe.each(["SQLite", "PostgreSQL"])("the server on %s", (kind) => {
  async function openSite() {
    const url = kind === "PostgreSQL" ? { DATABASE_URL: await database.emptyDatabase() } : undefined;
    const site = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url, ...url });
    provider.calls.length = 0;
    const restart = async () => {
      await site.restart();
      provider.calls.length = 0;
    };
    const match = async (sent: readonly MatchRow[]) => {
      const response = await site.get("/api/match", { method: "POST", headers, body: JSON.stringify({ rows: sent }) });
      return (await response.json()) as MatchResponse;
    };
    return { match, restart, get: site.get, log: () => site.lines.join("") };
  }
  const shown = ({ results }: MatchResponse) => results.map((result) => (result.status === "matched" ? result.title.key : result.status));

  test("stores the title of an IMDb id, and no search text; logs neither", async () => {
    const { match, restart, log } = await openSite();
    expect(shown(await match(rows))).toEqual(["movie:19", "absent", "movie:19", "absent"]);
    expect(provider.calls.filter((path) => path.startsWith("/find/"))).toHaveLength(2);
    await restart();
    expect(shown(await match(rows.slice(0, 1)))).toEqual(["movie:19"]);
    expect(provider.calls).toEqual([]);
    await match(rows);
    expect(provider.calls).not.toContain("/find/tt0017136");
    expect(provider.calls.some((path) => path.startsWith("/search/movie"))).toBe(true);
    expect(log()).not.toMatch(/tt0017136|tt9999999|Qwyjibo/i);
  });

  test("an IMDb id that a visitor has typed is not stored", async () => {
    const { get, restart } = await openSite();
    expect((await get("/api/search/imdb?q=tt0017136")).status).toBe(200);
    await restart();
    await get("/api/search/imdb?q=tt0017136");
    expect(provider.calls).toEqual(["/find/tt0017136"]);
  });

  test("a film database that fails leaves rows pending, and its failure names no id", async () => {
    const { match, log } = await openSite();
    provider.setFault({ kind: "status", status: 500 }, /\/find\//);
    onTestFinished(() => provider.setFault(null));
    const { results, retryAfterS } = await match(rows);
    expect(results.map(({ status }) => status)).toEqual(["pending", "pending", "matched", "absent"]);
    expect(retryAfterS).toBeGreaterThanOrEqual(5);
    expect(log()).toContain("/find");
    expect(log()).not.toMatch(/tt0017136|tt9999999/);
  });
});
