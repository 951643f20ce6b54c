import { writeFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createBuilder, type Plugin } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { words as mediaWords } from "#languages/en/media.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const { noSuchFilm } = mediaWords.ownFilm;

// The media library and the cluster can be taken out: the site is built and started without each.

/** `path`: the real implementation. `code`: the module in its place. */
type Part = { folder: string; path: string; code: string };

const media: Part = {
  folder: "features/media/",
  path: "features/media/library-feature.ts",
  code: 'export { noMedia as libraryFeature } from "./no-media.ts";',
};
const cluster: Part = {
  folder: "server/cluster/",
  path: "server/cluster/postgres-cluster.ts",
  code: 'import { oneNode } from "./one-node.ts";\nexport const postgresCluster = async () => oneNode;',
};

/** Replaces the part and leaves out its own programs. `left`: what the server's build still has of its folder. */
function without({ folder, path, code }: Part): { plugin: Plugin; left: Set<string> } {
  const left = new Set<string>();
  const plugin: Plugin = {
    name: "without-a-part",
    enforce: "pre",
    config({ environments }) {
      const programs = environments?.ssr?.build?.rollupOptions?.input as Record<string, string>;
      for (const [name, file] of Object.entries(programs)) if (file.startsWith(folder)) delete programs[name];
    },
    load: (file) => (file === resolve(path) ? code : null),
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
      for (const file of files) if (file !== resolve(path) && file.startsWith(resolve(folder))) left.add(file.slice(resolve().length + 1));
    },
  };
  return { plugin, left };
}

/** Builds the site without the part into a folder of its own. */
async function built(part: Part): Promise<{ root: string; left: string[] }> {
  vi.stubEnv("NODE_ENV", "production");
  const root = temporaryFolder();
  for (const name of ["node_modules", "package.json", "sample"]) await symlink(resolve(name), join(root, name));
  const { plugin, left } = without(part);
  const into = (name: string) => ({ build: { outDir: join(root, "build", name) } });
  const environments = { client: into("client"), player: into("client"), words: into("client"), worker: into("client"), ssr: into("server") };
  const builder = await createBuilder({ configFile: resolve("vite.config.ts"), logLevel: "error", plugins: [plugin], environments }, null);
  await builder.buildApp();
  return { root, left: [...left].toSorted() };
}

async function started(root: string, env: Record<string, string>) {
  const site = await startBuiltServer(env, ["env", "-C", root]);
  onTestFinished(async () => void (await site.stop()));
  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  };
  for (const path of ["/", "/movie/19", "/player/2embed/movie/19", "/readyz"]) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get("/movie/19")).text).toContain("/player/2embed/movie/19");
  return get;
}

test("without the media library", async () => {
  const films = temporaryFolder();
  writeFileSync(join(films, "Metropolis (1927).mp4"), "video");
  const { root, left } = await built(media);
  expect(left).toEqual(["features/media/no-media.ts"]);
  const get = await started(root, { MEDIA_DIR: films });
  for (const path of ["/api/media/movie/19", "/media/0123456789abcdef0123/file"]) {
    const { status, text } = await get(path);
    expect([path, status, text.includes(noSuchFilm)]).toEqual([path, 404, false]);
  }
});

test("without the cluster, on one node with PostgreSQL", async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const { root, left } = await built(cluster);
  expect(left).toEqual(["server/cluster/one-node.ts"]);
  await started(root, { DATABASE_URL: await server.emptyDatabase() });
});
