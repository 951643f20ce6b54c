import { savesData } from "#app/ui/saves-data.ts";

const requested = new Set<string>();

/** Fetches files before they are needed, once. */
export function warmUp(files: readonly string[]): void {
  if (savesData()) return;
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: file }));
  }
}
