import { readFileSync } from "node:fs";

type LockEntry = {
  version: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type ShippedPackage = { name: string; folder: string; version: string; license: string; platform: boolean };

/** Dependencies that make the build. */
const buildTools = ["vite", "@vitejs/plugin-react", "@tailwindcss/vite"];
/** Its reset is part of the style sheet; @tailwindcss/vite installs it. */
const styleReset = "tailwindcss";

/** The entry that Node would resolve `name` to from the package in `folder`, as npm nests folders in the lock. */
function resolveIn(entries: Record<string, LockEntry>, folder: string, name: string): string | undefined {
  const path = `${folder}${folder && "/"}node_modules/${name}`;
  if (path in entries) return path;
  if (folder === "") return undefined;
  return resolveIn(entries, folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1)), name);
}

function neededBy(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !entry.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers];
}

/** What the server and the browser run, by the lock: the dependencies of package.json with theirs. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> };
  const roots = Object.keys(packages[""]?.dependencies ?? {}).filter((name) => !buildTools.includes(name));
  const queue = [...roots, styleReset].map((name) => `node_modules/${name}`);
  const found = new Map<string, ShippedPackage>();
  for (const folder of queue) {
    const entry = packages[folder];
    if (!entry || found.has(folder)) continue;
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    found.set(folder, { name, folder, version: entry.version, license: entry.license ?? "unknown", platform: entry.optional === true });
    queue.push(...neededBy(entry).flatMap((needed) => resolveIn(packages, folder, needed) ?? []));
  }
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
