import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageAssets } from "#app/render.tsx";

const chunkSchema = z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) });
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

const entryName = "app/entry.client.tsx";
const themeName = "app/shell/early-theme.ts";
/** The subset that every page needs; the browser fetches the other one on demand (unicode-range). */
const fontName = "app/fonts/big-shoulders-display.woff2";
const playerName = "server/player-page/player.client.ts";
const screenName = /^app\/screens\/.*-screen\.tsx$/;

function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return { scripts: [], styles: [] };
  seen.add(name);
  const imported = chunk.imports.map((one) => filesOf(manifest, one, seen));
  return { scripts: [chunk.file, ...imported.flatMap((one) => one.scripts)], styles: [...chunk.css, ...imported.flatMap((one) => one.styles)] };
}

const addressOf = (file: string): string => `/${file}`;

export type BuildAssets = PageAssets & { player: { script: string; style: string | null } };

/** Reads Vite's manifest below `root`. @throws if there is no build */
export function readBuildAssets(root: string): BuildAssets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8")));
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
