import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageAssets } from "#app/render.tsx";

const chunk = z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) });
const manifestFile = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifestFile>;

const entryName = "app/entry.client.tsx";
const themeName = "app/shell/early-theme.ts";
/** The file that every page needs; the other one is fetched for the letters in it. */
const fontName = "app/fonts/big-shoulders-display.woff2";
const playerName = "server/player-page/player.client.ts";
const screenName = /^app\/screens\/.*-screen\.tsx$/;

/** A chunk's files and all that it imports statically, itself first. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const found = manifest[name];
  if (!found || seen.has(name)) return { scripts: [], styles: [] };
  seen.add(name);
  const imported = found.imports.map((one) => filesOf(manifest, one, seen));
  return { scripts: [found.file, ...imported.flatMap((one) => one.scripts)], styles: [...found.css, ...imported.flatMap((one) => one.styles)] };
}

const addressOf = (file: string): string => `/${file}`;

export type BuildAssets = PageAssets & { player: { script: string; style: string | null } };

/** What Vite built, from its manifest under `root`. @throws where there is no build */
export function readBuildAssets(root: string): BuildAssets {
  const manifest = manifestFile.parse(JSON.parse(readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8")));
  const entry = filesOf(manifest, entryName);
  const player = filesOf(manifest, playerName);
  const ownFiles = (name: string): string[] => {
    const { scripts, styles } = filesOf(manifest, name);
    return [...styles.filter((file) => !entry.styles.includes(file)), ...scripts.filter((file) => !entry.scripts.includes(file))].map(addressOf);
  };
  return {
    entry: addressOf(entry.scripts[0] ?? ""),
    early: manifest[themeName] ? addressOf(manifest[themeName].file) : null,
    font: manifest[fontName] ? addressOf(manifest[fontName].file) : null,
    preload: entry.scripts.slice(1).map(addressOf),
    styles: entry.styles.map(addressOf),
    bySource: Object.fromEntries(
      Object.keys(manifest)
        .filter((name) => screenName.test(name))
        .map((name) => [name, ownFiles(name)]),
    ),
    player: { script: addressOf(player.scripts[0] ?? ""), style: player.styles[0] ? addressOf(player.styles[0]) : null },
  };
}
