import { readFileSync } from "node:fs";

const folder = new URL("../../../docs/deploy/", import.meta.url);

/**
 * A file of docs/deploy with other ports and paths: what is documented is what runs here. @throws where a text that is to be replaced does
 * not stand in it, because the file and the show have then drifted apart
 */
export function deployFile(name: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/deploy/${name} does not say "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(new URL(name, folder), "utf8"),
  );
}
