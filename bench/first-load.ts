import { statSync } from "node:fs";
import { join } from "node:path";

/** What a page loads before any interaction, without pictures: bytes as sent (brotli). */
export type FirstLoad = { documentBytes: number; scriptBytes: number; styleBytes: number; fontBytes: number };

const assetsFolder = join(import.meta.dirname, "../build/client");

/** The build compresses each asset but fonts, which are compressed already. */
const sentBytes = (file: string): number => statSync(join(assetsFolder, file.endsWith(".woff2") ? file : `${file}.br`)).size;

/** Every hashed file in the document, once. */
const assetsIn = (html: string): string[] => [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file))];

/** @param url the address of the built server. @throws if the page is not 200 */
export async function firstLoadOf(url: string, path: string): Promise<FirstLoad> {
  const page = await fetch(url + path);
  if (!page.ok) throw new Error(`${path} is ${page.status}`);
  const files = assetsIn(await page.text());
  const size = (ending: string): number => files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sentBytes(file), 0);
  const { headers } = await fetch(url + path, { method: "HEAD", headers: { "accept-encoding": "br" } });
  if (headers.get("content-encoding") !== "br") throw new Error(`${path} is not compressed`);
  return { documentBytes: Number(headers.get("content-length")), scriptBytes: size(".js"), styleBytes: size(".css"), fontBytes: size(".woff2") };
}
