import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const worthwhile = /\.(js|css|svg)$/;

/** Writes each asset of the browser's build in its encodings beside it, once and as small as they go: the server only picks. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle({ dir = "" }) {
      const folder = join(dir, "assets");
      for (const name of readdirSync(folder).filter((file) => worthwhile.test(file))) {
        const plain = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
        writeFileSync(join(folder, `${name}.zst`), zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}
