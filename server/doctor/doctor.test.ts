import { once } from "node:events";
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Env, readEnv } from "#server/config/env.ts";
import { openSqliteStore, sqliteFileIn } from "#server/store/sqlite-store.ts";
import { type Fault, type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type CheckResult, lineOf } from "./check-result.ts";
import { checkContent, checkEnvironment, checkOrigin } from "./configuration-checks.ts";
import { checkBuild, checkDisk, checkNode, checkPort } from "./machine-checks.ts";
import { checkProvider } from "./provider-check.ts";
import { checkStore } from "./store-check.ts";

const envOf = (variables: Record<string, string> = {}): Env => readEnv({ DATA_DIR: temporaryFolder(), ...variables }).env;
const brief = (results: CheckResult | CheckResult[]): string[] => [results].flat().map(lineOf);

describe("the configuration", () => {
  test("has every mistake named, not only the first, and no secret shown", () => {
    const { env, results } = checkEnvironment({ PORT: "cinema", PAGE_CACHE_MB: "lots", DATABASE_URL: "mysql://u:SECRET@db" });
    expect(env).toBeNull();
    expect(brief(results)).toEqual([
      expect.stringMatching(/^problem {2}configuration: PORT: must be a whole number from 0 to 65535, not "cinema"\. /),
      expect.stringMatching(/^problem {2}configuration: DATABASE_URL: must be an address such as postgres:\/\/user:password@/),
      expect.stringMatching(/^problem {2}configuration: PAGE_CACHE_MB: must be a whole number from 1 to 65536, not "lots"\. /),
    ]);
  });

  test("is warned of doubtful names, and fine without them", () => {
    expect(brief(checkEnvironment({ TMDB_APIKEY: "SECRET" }).results)).toEqual([
      expect.stringMatching(/^warning {2}configuration: TMDB_APIKEY is not a variable of Matinee and is ignored/),
    ]);
    expect(brief(checkEnvironment({}).results)).toEqual(["ok       configuration: every variable is understood"]);
  });

  test.each([
    [{}, "warning"],
    [{ PUBLIC_ORIGIN: "http://matinee.example" }, "warning"],
    [{ PUBLIC_ORIGIN: "https://matinee.example" }, "ok"],
  ])("%j as its address: %s", (variables, verdict) => {
    expect(checkOrigin(envOf(variables)).verdict).toBe(verdict);
  });

  test("content files are all read, and each that is wrong is named", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "ads.json"), "{");
    writeFileSync(join(folder, "takedown.json"), '{"movies":["19"]}');
    expect(brief(checkContent(envOf({ CONTENT_DIR: folder })))).toEqual([
      expect.stringMatching(/^problem {2}content: CONTENT_DIR: ads\.json is not readable as JSON/),
      expect.stringMatching(/^problem {2}content: CONTENT_DIR: takedown\.json, movies\.0: must be a whole number/),
    ]);
    expect(brief(checkContent(envOf({ CONTENT_DIR: "/nowhere/at/all" })))).toEqual([expect.stringContaining("/nowhere/at/all does not exist")]);
    const strange = temporaryFolder();
    writeFileSync(join(strange, "brand.json"), '{"providerLogo":"logo.svg"}');
    expect(brief(checkContent(envOf({ CONTENT_DIR: strange })))).toEqual([expect.stringMatching(/^problem {2}content: .* must be a file in CONTENT_DIR/)]);
    writeFileSync(join(strange, "logo.svg"), "<svg/>");
    writeFileSync(join(strange, "player.json"), "{}");
    expect(brief(checkContent(envOf({ CONTENT_DIR: strange })))[0]).toMatch(/^warning {2}content: CONTENT_DIR: player\.json is not read/);
    expect(checkContent(envOf()).map(({ what, verdict }) => [what, verdict])).toEqual([
      ["players", "ok"],
      ["ads", "ok"],
      ["takedown", "ok"],
    ]);
  });
});

describe("the film database", () => {
  let provider: FaultyProvider;
  beforeAll(async () => {
    provider = await startFaultyProvider();
  });
  afterAll(() => provider.close());

  const faults: [Fault | null, RegExp][] = [
    [null, /^ok .* answers and takes the key$/],
    [{ kind: "status", status: 401 }, /^problem .* refuses the key \(401\)\. Check TMDB_API_KEY/],
    [{ kind: "status", status: 404 }, /^problem .* has no such address/],
    [{ kind: "status", status: 429 }, /^warning .* asks to wait/],
    [{ kind: "status", status: 500 }, /^warning .* is in trouble itself \(500\)/],
    [{ kind: "reset" }, /^problem .* cannot be reached/],
    [{ kind: "html" }, /^problem .* is not the film database/],
  ];
  test.each(faults)("with %j", async (fault, line) => {
    provider.setFault(fault);
    const said = lineOf(await checkProvider(envOf({ TMDB_API_KEY: "THE-SECRET-KEY", TMDB_BASE_URL: provider.url })));
    expect(said).toMatch(line);
    expect(said).not.toContain("THE-SECRET-KEY");
  });

  test("is the embedded one without a key, and nobody is asked", async () => {
    const before = provider.calls.length;
    expect(await checkProvider(envOf())).toMatchObject({ verdict: "ok" });
    expect(provider.calls).toHaveLength(before);
  });
});

describe("the store", () => {
  async function filled(): Promise<string> {
    const folder = temporaryFolder();
    const store = openSqliteStore(folder, "a");
    for (let id = 1; id <= 100; id += 1) await store.write("movies", String(id), { body: "x".repeat(3000), fetchedAt: 1 });
    await store.close();
    return folder;
  }

  test("is not made by being looked for", async () => {
    const folder = temporaryFolder();
    expect(brief(await checkStore(envOf({ DATA_DIR: join(folder, "data") })))).toEqual([expect.stringMatching(/^ok .* will be made by the first start$/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is whole, also beside a server that has it open", async () => {
    const folder = await filled();
    const inUse = openSqliteStore(folder, "a");
    onTestFinished(() => inUse.close());
    expect(brief(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([expect.stringMatching(/^ok .* is whole and writable, \d+ KB$/)]);
  });

  test("is damaged, and earlier damage lies beside it", async () => {
    const folder = await filled();
    truncateSync(sqliteFileIn(folder), 100_000);
    writeFileSync(`${sqliteFileIn(folder)}.corrupt-2026`, "");
    expect(brief(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([
      expect.stringMatching(/^warning .* is damaged .* sets it aside/),
      expect.stringMatching(/^warning .*matinee\.sqlite\.corrupt-2026/),
    ]);
  });

  test("cannot be had where DATA_DIR is a file, or the file is no file", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(brief(await checkStore(envOf({ DATA_DIR: join(folder, "file") })))).toEqual([expect.stringMatching(/^problem .* is a file\. Name a folder$/)]);
    mkdirSync(sqliteFileIn(folder));
    expect((await checkStore(envOf({ DATA_DIR: folder })))[0]).toMatchObject({ verdict: "problem" });
  });

  test("in PostgreSQL does not answer, and its password is not shown", async () => {
    const [said = ""] = brief(await checkStore(envOf({ DATABASE_URL: "postgres://u:SECRET@127.0.0.1:9/matinee" })));
    expect(said).toMatch(/^problem .* PostgreSQL does not answer at DATABASE_URL/);
    expect(said).not.toContain("SECRET");
  });

  test("is locked by somebody", async () => {
    const folder = await filled();
    const other = new DatabaseSync(sqliteFileIn(folder));
    onTestFinished(() => other.close());
    other.exec("BEGIN IMMEDIATE");
    expect(brief(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([expect.stringMatching(/^problem .*database is locked/)]);
  });
});

describe("the machine", () => {
  test.each([
    ["22.21.9", "problem"],
    ["20.20.0", "problem"],
    ["22.22.0", "warning"],
    ["24.21.0", "ok"],
  ])("Node %s: %s", (version, verdict) => {
    expect(checkNode(version).verdict).toBe(verdict);
  });

  test("has no build in an empty folder", () => {
    expect(checkBuild(temporaryFolder())).toMatchObject({ verdict: "problem" });
  });

  test("has room where the data will be", () => {
    expect(checkDisk(envOf({ DATA_DIR: join(temporaryFolder(), "not", "yet") })).says).toMatch(/^\d+ MB free/);
  });

  test("has the port free, held by a stranger, or by a Matinee", async () => {
    const answers: Record<string, string> = {};
    const squatter = createServer((request, response) => response.end(answers[request.url ?? ""])).listen(0);
    await once(squatter, "listening");
    const env = envOf({ PORT: String((squatter.address() as AddressInfo).port) });
    expect(await checkPort(env)).toMatchObject({ verdict: "problem", says: expect.stringContaining("is in use") });
    answers["/healthz"] = '{"status":"ok"}';
    expect(await checkPort(env)).toMatchObject({ verdict: "ok" });
    squatter.closeAllConnections();
    squatter.close();
    await once(squatter, "close");
    expect(await checkPort(env)).toMatchObject({ verdict: "ok", says: expect.stringContaining("is free") });
  });
});
