import { readFileSync } from "node:fs";

const folder = new URL("../../../docs/deploy/", import.meta.url);

/** A documented file of docs/deploy with other ports and paths. @throws if a text to replace is not in it */
export function deployFile(name: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/deploy/${name} does not contain "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(new URL(name, folder), "utf8"),
  );
}
