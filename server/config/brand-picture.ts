import { extname } from "node:path";
import { readContentBytes } from "./content-files.ts";
import { ConfigurationError } from "./env.ts";

export type BrandPicture = { path: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const types: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp" };
const maxBytes = 200 * 1024;

/** Reads a picture that brand.json names. `field`: which one. `path`: its address without the ending. @throws ConfigurationError unless it is a small picture in `folder` */
export function readBrandPicture(field: string, file: string, path: string, folder: string | undefined): BrandPicture {
  const configurationError = (message: string) => new ConfigurationError(`CONTENT_DIR: brand.json, ${field}: ${message} (it is ${JSON.stringify(file)})`);
  const extension = extname(file);
  const type = types[extension];
  if (!/^[\w-][\w.-]*$/.test(file) || type === undefined) throw configurationError("must be the name of an .svg, .png or .webp file in CONTENT_DIR");
  const content = folder ? readContentBytes(folder, file) : null;
  if (content === null) throw configurationError("must be a file in CONTENT_DIR");
  const bytes = new Uint8Array(content);
  if (bytes.byteLength > maxBytes) throw configurationError(`must be at most ${maxBytes / 1024} KB`);
  return { path: `${path}${extension}`, type, bytes };
}
