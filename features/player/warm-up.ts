import { savesData } from "#app/ui/saves-data.ts";

const ignoreFailure = () => undefined;

const requested = new Set<string>();

/** Fetches files before they are needed, once. Not by a prefetch link: Firefox blocks it by the policy's `default-src`, and Safari ignores it. */
export function warmUp(files: readonly string[]): void {
  if (savesData()) return;
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    void fetch(file, { priority: "low" }).catch(ignoreFailure);
  }
}
