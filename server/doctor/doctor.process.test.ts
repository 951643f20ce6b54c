import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type CheckResult, formatResult } from "#server/config/check-result.ts";
import { type Env, readEnv } from "#server/config/env.ts";
import { openSqliteStore, sqliteFileIn } from "#server/store/sqlite-store.ts";
import { indexFileIn, writeIndexFile } from "#server/title-index/index-file.ts";
import { smallDisk } from "#tests/support/bad-disk.ts";
import { type Fault, type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkContact, checkContent, checkEnvironment, checkOrigin } from "./configuration-checks.ts";
import { checkBuild, checkDisk, checkNode, checkPort } from "./machine-checks.ts";
import { checkProvider } from "./provider-check.ts";
import { checkStore } from "./store-check.ts";
import { checkTitleIndex } from "./title-index-check.ts";

const envOf = (variables: Record<string, string> = {}): Env => readEnv({ DATA_DIR: temporaryFolder(), ...variables }).env;
const linesOf = (results: CheckResult | CheckResult[]): string[] => [results].flat().map(formatResult);

describe("the configuration", () => {
  test("reports every mistake, and no secret", () => {
    const { env, results } = checkEnvironment({ PORT: "cinema", PAGE_CACHE_MB: "lots", DATABASE_URL: "mysql://u:SECRET@db" });
    expect(env).toBeNull();
    expect(linesOf(results)).toEqual([
      expect.stringMatching(/^problem {2}configuration: PORT: must be a whole number from 0 to 65535, not "cinema"\. /),
      expect.stringMatching(/^problem {2}configuration: DATABASE_URL: must be an address such as postgres:\/\/user:password@/),
      expect.stringMatching(/^problem {2}configuration: PAGE_CACHE_MB: must be a whole number from 1 to 65536, not "lots"\. /),
    ]);
  });

  test("warns of misspelled names", () => {
    expect(linesOf(checkEnvironment({ TMDB_APIKEY: "SECRET" }).results)).toEqual([
      expect.stringMatching(/^warning {2}configuration: TMDB_APIKEY is not a variable of Matinee and is ignored/),
    ]);
    expect(linesOf(checkEnvironment({}).results)).toEqual(["ok       configuration: every variable is valid"]);
  });

  test.each([
    [{}, "warning"],
    [{ PUBLIC_ORIGIN: "http://matinee.example" }, "warning"],
    [{ PUBLIC_ORIGIN: "https://matinee.example" }, "ok"],
  ])("with %j as its address: %s", (variables, verdict) => {
    expect(checkOrigin(envOf(variables)).verdict).toBe(verdict);
  });

  test("warns if visitors can write to no one", () => {
    expect(formatResult(checkContact(envOf()))).toMatch(/^warning {2}contact: CONTACT_EMAIL is not set/);
    expect(checkContact(envOf({ CONTACT_EMAIL: "box@ritz.example" })).verdict).toBe("ok");
  });

  test("reports each content file with a mistake", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "ads.json"), "{");
    writeFileSync(join(folder, "takedown.json"), '{"movies":["19"]}');
    expect(linesOf(checkContent(envOf({ CONTENT_DIR: folder })))).toEqual([
      expect.stringMatching(/^problem {2}content: CONTENT_DIR: ads\.json is not readable as JSON/),
      expect.stringMatching(/^problem {2}content: CONTENT_DIR: takedown\.json, movies\.0: must be a whole number/),
    ]);
    expect(linesOf(checkContent(envOf({ CONTENT_DIR: "/nowhere/at/all" })))).toEqual([expect.stringContaining("/nowhere/at/all does not exist")]);
    const other = temporaryFolder();
    writeFileSync(join(other, "brand.json"), '{"providerLogo":"logo.svg"}');
    expect(linesOf(checkContent(envOf({ CONTENT_DIR: other })))).toEqual([expect.stringMatching(/^problem {2}content: .* must be a file in CONTENT_DIR/)]);
    writeFileSync(join(other, "logo.svg"), "<svg/>");
    writeFileSync(join(other, "player.json"), "{}");
    writeFileSync(join(other, "takedown.json"), '{"movies":[1,2,3],"series":[1,2],"people":[1]}');
    const lines = linesOf(checkContent(envOf({ CONTENT_DIR: other })));
    expect(lines[0]).toMatch(/^warning {2}content: CONTENT_DIR: player\.json is not read/);
    expect(lines.at(-1)).toMatch(/takedown: 3 films, 2 series, 1 people are blocked$/);
    expect(linesOf(checkContent(envOf({ TMDB_API_KEY: "key" })))[0]).toMatch(/^warning {2}content: brand\.json: providerLogo names no file/);
    expect(checkContent(envOf()).map(({ check, verdict }) => [check, verdict])).toEqual([
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
    [null, /^ok .* accepts the key$/],
    [{ kind: "status", status: 401 }, /^problem .* rejects the key \(401\)\. Check TMDB_API_KEY/],
    [{ kind: "status", status: 404 }, /^problem .* does not know the address/],
    [{ kind: "status", status: 429 }, /^warning .* limits the rate/],
    [{ kind: "status", status: 500 }, /^warning .* reports a server error \(500\)/],
    [{ kind: "reset" }, /^problem .* cannot be reached/],
    [{ kind: "html" }, /^problem .* is not the film database/],
  ];
  test.each(faults)("with %j", async (fault, line) => {
    provider.setFault(fault);
    const result = formatResult(await checkProvider(envOf({ TMDB_API_KEY: "THE-SECRET-KEY", TMDB_BASE_URL: provider.url }), process.cwd()));
    expect(result).toMatch(line);
    expect(result).not.toContain("THE-SECRET-KEY");
  });

  test("is the embedded one without a key, and no host is called", async () => {
    const before = provider.calls.length;
    expect(await checkProvider(envOf(), process.cwd())).toMatchObject({ verdict: "ok" });
    expect(provider.calls).toHaveLength(before);
  });
});

describe("the title index", () => {
  const live = (folder: string) => envOf({ TMDB_API_KEY: "key", DATA_DIR: folder });

  test("shows the age and size of the file", async () => {
    const folder = temporaryFolder();
    writeIndexFile(indexFileIn(folder), [{ type: "movies", id: 19, name: "Metropolis", popularity: 1 }], Date.now() - 3 * 86_400_000);
    expect(linesOf(await checkTitleIndex(live(folder)))).toEqual([expect.stringMatching(/^ok .*: 1 names, 1 MB, 3 days old$/)]);
    truncateSync(indexFileIn(folder), 2100);
    expect(linesOf(await checkTitleIndex(live(folder)))).toEqual([expect.stringMatching(/^warning .* cannot be used \(.+\)\. Run npm run index/)]);
  });

  test("needs no file", async () => {
    expect(linesOf(await checkTitleIndex(live(temporaryFolder())))).toEqual([expect.stringMatching(/^ok .*npm run index adds/)]);
    expect(await checkTitleIndex(envOf())).toMatchObject({ verdict: "ok" });
  });
});

describe("the store", () => {
  async function storeWithFilms(): Promise<string> {
    const folder = temporaryFolder();
    const store = openSqliteStore(folder, "a");
    for (let id = 1; id <= 100; id += 1) await store.write("movies", String(id), { body: "x".repeat(3000), fetchedAt: 1 });
    await store.close();
    return folder;
  }

  test("is not created by the check", async () => {
    const folder = temporaryFolder();
    expect(linesOf(await checkStore(envOf({ DATA_DIR: join(folder, "data") })))).toEqual([expect.stringMatching(/^ok .* will be created at the first start$/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is intact, also while a server has it open", async () => {
    const folder = await storeWithFilms();
    const inUse = openSqliteStore(folder, "a");
    onTestFinished(() => inUse.close());
    expect(linesOf(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([expect.stringMatching(/^ok .* is intact and writable, \d+ KB$/)]);
  });

  test("is damaged, and an earlier damaged file was set aside", async () => {
    const folder = await storeWithFilms();
    truncateSync(sqliteFileIn(folder), 100_000);
    writeFileSync(`${sqliteFileIn(folder)}.corrupt-2026`, "");
    expect(linesOf(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([
      expect.stringMatching(/^warning .* is damaged .* sets it aside/),
      expect.stringMatching(/^warning .*matinee\.sqlite\.corrupt-2026/),
    ]);
  });

  test("cannot be opened if DATA_DIR is a file, or the store's file is a folder", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(linesOf(await checkStore(envOf({ DATA_DIR: join(folder, "file") })))).toEqual([expect.stringMatching(/^problem .* is a file\. Name a folder$/)]);
    mkdirSync(sqliteFileIn(folder));
    expect((await checkStore(envOf({ DATA_DIR: folder })))[0]).toMatchObject({ verdict: "problem" });
  });

  test("in PostgreSQL does not respond, and its password is not shown", async () => {
    const url = "postgres://u:SECRET@127.0.0.1:9/matinee";
    const lines = linesOf(await checkStore(envOf({ DATABASE_URL: url, DATABASE_READ_URL: url })));
    expect(lines).toEqual(["DATABASE_URL", "DATABASE_READ_URL"].map((name) => expect.stringMatching(`^problem .* PostgreSQL does not respond at ${name} `)));
    expect(lines.join()).not.toContain("SECRET");
  });

  test("in PostgreSQL is gone behind a pgbouncer, which logs in and refuses each query", async () => {
    const message = (type: string, body: string) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(4 + body.length);
      return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
    };
    const accepted = Buffer.concat([message("R", "\0\0\0\0"), message("Z", "I")]);
    const pgbouncer = createTcpServer((socket) => {
      socket.once("data", () => {
        socket.once("data", () => socket.end(message("E", "SFATAL\0C08P01\0Mserver login has been failing\0\0")));
        socket.write(accepted);
      });
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void pgbouncer.close());
    await once(pgbouncer, "listening");
    const { port } = pgbouncer.address() as AddressInfo;
    expect(linesOf(await checkStore(envOf({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/matinee` })))).toEqual([
      expect.stringMatching(/^problem .* PostgreSQL does not respond at DATABASE_URL/),
    ]);
  });

  test("is locked by another process", async () => {
    const folder = await storeWithFilms();
    const other = new DatabaseSync(sqliteFileIn(folder));
    onTestFinished(() => other.close());
    other.exec("BEGIN IMMEDIATE");
    expect(linesOf(await checkStore(envOf({ DATA_DIR: folder })))).toEqual([expect.stringMatching(/^problem .*database is locked/)]);
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

  test("has free space for the data", () => {
    expect(checkDisk(envOf({ DATA_DIR: join(temporaryFolder(), "not", "yet") })).message).toMatch(/^\d+ MB free/);
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === "IPv6"));
  test.each([undefined, ...(process.platform === "linux" ? ["127.0.0.2"] : []), ...(hasIpv6 ? ["::1", "[::1]"] : [])])(
    "has a port that is free, used by another program, or by a Matinee, with HOST %s",
    async (host) => {
      const responses: Record<string, string> = {};
      const occupant = createServer((request, response) => response.end(responses[request.url ?? ""])).listen(0, host?.replaceAll(/[[\]]/g, ""));
      await once(occupant, "listening");
      const env = envOf({ PORT: String((occupant.address() as AddressInfo).port), ...(host && { HOST: host }) });
      expect(await checkPort(env)).toMatchObject({ verdict: "problem", message: expect.stringContaining("is in use") });
      responses["/healthz"] = '{"status":"ok"}';
      expect(await checkPort(env)).toMatchObject({ verdict: "ok" });
      occupant.closeAllConnections();
      occupant.close();
      await once(occupant, "close");
      expect(await checkPort(env)).toMatchObject({ verdict: "ok", message: expect.stringContaining("is free") });
    },
  );
});

test.each(["doctor.js", "media.js"])("build/server/%s prints no stack if its reader has closed the output", async (program) => {
  const films = temporaryFolder();
  writeFileSync(join(films, "Nobody (1950).mkv"), "video");
  const env = { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), MEDIA_DIR: films, MEDIA_CACHE_GB: "1", PORT: "0" };
  const child = spawn(process.execPath, [join("build/server", program)], { env, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const errors: string[] = [];
  child.stderr.on("data", (chunk) => errors.push(String(chunk)));
  expect([...(await once(child, "close")).slice(0, 1), errors.join("")]).toEqual([0, expect.not.stringContaining("EPIPE")]);
});

test("a full disk has no room for another row, although the store is intact", async () => {
  const disk = smallDisk(join(temporaryFolder(), "disk"), 128);
  onTestFinished(disk.remove);
  await openSqliteStore(disk.folder, "a").close();
  disk.fill();
  const env = { PATH: process.env.PATH, DATA_DIR: disk.folder, PORT: "0" };
  const { status, stdout } = spawnSync("env", [...disk.prefix, process.execPath, "build/server/doctor.js"], { env, encoding: "utf8" });
  expect(stdout).toMatch(/^problem {2}store: .* has no room for another row \((?:ENOSPC|EFBIG).*\)\. Free some space/m);
  expect([status, readdirSync(disk.folder).filter((name) => name.startsWith(".doctor"))]).toEqual([1, []]);
});
