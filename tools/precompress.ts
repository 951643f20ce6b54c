import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(m?js|css|svg)$/;

/** Writes the compressed variants of each asset beside it, at the highest level: the server only chooses one. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => ["client", "player", "words"].includes(environment.name),
    writeBundle({ dir = "" }) {
      const folder = join(dir, "assets");
      for (const name of readdirSync(folder).filter((file) => compressible.test(file) && !existsSync(join(folder, `${file}.br`)))) {
        const content = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
