import { extname } from "node:path";
import { readContentBytes } from "./content-files.ts";
import { ConfigurationError } from "./env.ts";

/** A picture of the operator's under an address of this site's. */
export type ProviderLogo = { path: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const types: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp" };
const maxBytes = 200 * 1024;

/** The provider's logo, which its terms ask for: the operator's file, under an address of this site's. `file`: brand.json's `providerLogo`. @throws ConfigurationError unless it names a small picture in `folder` */
export function readProviderLogo(file: string | null, folder: string | undefined): ProviderLogo | null {
  if (file === null) return null;
  const refuse = (what: string) => new ConfigurationError(`CONTENT_DIR: brand.json, providerLogo: ${what} (it is ${JSON.stringify(file)})`);
  const extension = extname(file);
  const type = types[extension];
  if (!/^[\w-][\w.-]*$/.test(file) || type === undefined) throw refuse("must be the name of an .svg, .png or .webp file in CONTENT_DIR");
  const found = folder ? readContentBytes(folder, file) : null;
  if (found === null) throw refuse("must be a file in CONTENT_DIR");
  const bytes = new Uint8Array(found);
  if (bytes.byteLength > maxBytes) throw refuse(`must be at most ${maxBytes / 1024} KB`);
  return { path: `/provider-logo${extension}`, type, bytes };
}
