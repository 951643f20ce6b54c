import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { OfflineAssets } from "#app/offline-document.tsx";
import { type PageAssets, screenSources } from "#app/render.tsx";
import type { Language } from "#domain/languages.ts";
import type { WordGroup } from "#languages/words.ts";
import { wordAssetsOf } from "./word-assets.ts";

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

const entryName = "app/entry.client.tsx";
const earlyName = "app/entry.early.ts";
/** The subset that every page needs; the browser fetches the other one on demand (unicode-range). */
const fontName = "app/fonts/big-shoulders-display.woff2";
const offlineName = "app/entry.offline.ts";
/** What works without a network, and the words of it. */
const offlineScreens: readonly string[] = [screenSources.list, screenSources.settings];
const offlineWords: readonly WordGroup[] = ["site", "mine", "saved", "search", "settings", "captions", "offline"];
const playerName = "player/player.client.ts";
const hlsName = "node_modules/hls.js/dist/hls.min.mjs";

/** The files of a chunk and of its static imports. Each script comes after those that it imports. @throws if the build does not have the chunk */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  if (seen.has(name)) return { scripts: [], styles: [] };
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}: build again`);
  seen.add(name);
  const imported = chunk.imports.map((one) => filesOf(manifest, one, seen));
  return { scripts: [...imported.flatMap((one) => one.scripts), chunk.file], styles: [...chunk.css, ...imported.flatMap((one) => one.styles)] };
}

const assetUrl = (file: string): string => `/${file}`;

/** Of the player's page. `imports`: what its script imports. `hls`: the script that plays playlists; `null` in development. */
type PlayerAssets = { script: string; imports: string[]; style: string | null; hls: string | null };
/** `worker`: the service worker's script; `null` where browsers have none. */
export type BuildAssets = PageAssets & { player: PlayerAssets; worker: string | null; offline: OfflineAssets };

const readManifest = (root: string, name: string): Manifest => manifestSchema.parse(JSON.parse(readFileSync(join(root, "build/client/.vite", name), "utf8")));

function playerAssets(manifest: Manifest): PlayerAssets {
  const { scripts, styles } = filesOf(manifest, playerName);
  return {
    script: assetUrl(scripts.at(-1) ?? ""),
    imports: scripts.slice(0, -1).map(assetUrl),
    style: styles[0] ? assetUrl(styles[0]) : null,
    hls: manifest[hlsName] ? assetUrl(manifest[hlsName].file) : null,
  };
}

/** Whatever the chunk may load, without the screens that need a network. */
function offlineFiles(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  const isOtherScreen = Object.values(screenSources).includes(name) && !offlineScreens.includes(name);
  if (!chunk || isOtherScreen || seen.has(name)) return [];
  seen.add(name);
  const loaded = [...chunk.imports, ...chunk.dynamicImports].flatMap((one) => offlineFiles(manifest, one, seen));
  return [chunk.file, ...chunk.css].map(assetUrl).concat(loaded);
}

function offlineAssets(manifest: Manifest, words: PageAssets["words"]): OfflineAssets {
  // On a copy of a title's page the visitor rates and saves as always.
  const parts = Object.keys(manifest).filter((name) => name.startsWith("features/saved/"));
  const files = [entryName, ...parts].flatMap((name) => offlineFiles(manifest, name));
  const inLanguage = (language: Language) => offlineWords.flatMap((group) => words[language]?.all[group] ?? []);
  return {
    script: assetUrl(filesOf(manifest, offlineName).scripts.at(-1) ?? ""),
    files: (language) => [...new Set([...files, ...inLanguage(language)])],
  };
}

const wordAssets = (manifest: Manifest) => wordAssetsOf(Object.keys(manifest), (source) => filesOf(manifest, source).scripts.map(assetUrl));

/** Reads Vite's manifests below `root`. @throws if there is no build, or a screen is missing from it */
export function readBuildAssets(root: string): BuildAssets {
  const manifest = readManifest(root, "manifest.json");
  const ofPlayer = readManifest(root, "player.json");
  const entry = filesOf(manifest, entryName);
  const words = wordAssets(readManifest(root, "words.json"));
  const ownFiles = (name: string): string[] => {
    const { scripts, styles } = filesOf(manifest, name);
    return [...styles.filter((file) => !entry.styles.includes(file)), ...scripts.filter((file) => !entry.scripts.includes(file))].map(assetUrl);
  };
  return {
    early: assetUrl(filesOf(manifest, earlyName).scripts.at(-1) ?? ""),
    font: manifest[fontName] ? assetUrl(manifest[fontName].file) : null,
    entry: assetUrl(entry.scripts.at(-1) ?? ""),
    imports: entry.scripts.slice(0, -1).map(assetUrl),
    styles: entry.styles.map(assetUrl),
    byScreen: Object.fromEntries(Object.entries(screenSources).map(([screen, source]) => [screen, ownFiles(source)])),
    words,
    worker: readFileSync(join(root, "build/client/worker.js"), "utf8"),
    offline: offlineAssets(manifest, words),
    player: playerAssets(ofPlayer),
    playerWords: wordAssets(ofPlayer),
  };
}
