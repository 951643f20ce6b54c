import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyPage } from "#features/public-films/model/addresses.ts";
import { type Copy, filmHosts, type PublicTitle } from "#features/public-films/model/copies.ts";

const fileName = "LICENCES.txt";

function entryOf(name: string, title: PublicTitle, copy: Copy): string {
  return [
    name,
    `Title: ${title.title} (${title.year})`,
    `Host: ${filmHosts[copy.host]}`,
    `Page: ${copyPage(copy)}`,
    `Licence: ${copy.licence}`,
    `Attribution: ${copy.attribution ?? "none is asked for"}`,
    `Basis: ${title.basis}`,
  ].join("\n");
}

/** Adds a film's entry, or replaces it. `name`: its file, relative to the folder. */
export function writeLicence(folder: string, name: string, title: PublicTitle, copy: Copy): void {
  const path = join(folder, fileName);
  const before = existsSync(path)
    ? readFileSync(path, "utf8")
        .trim()
        .split(/\n{2,}/)
    : [];
  const others = before.filter((entry) => entry !== "" && entry.split("\n")[0] !== name);
  writeFileSync(`${path}.part`, `${[...others, entryOf(name, title, copy)].join("\n\n")}\n`, { flush: true });
  renameSync(`${path}.part`, path);
}
