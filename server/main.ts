import { setSourceMapsSupport } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** `build/server/main.js` stands two folders below the project. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

// Stack traces name the source's lines. `node --enable-source-maps` would also hold the maps of packages, and have the log's library parse ours at each start.
setSourceMapsSupport(true);
// Only modules that are loaded from here on have their maps.
const { start } = await import("./start.ts");
await start(root);
