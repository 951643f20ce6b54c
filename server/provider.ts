import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { readData } from "#sample/read-data.ts";
import { createEmbeddedService } from "#sample/service.ts";
import { withStandInExtras } from "#sample/stand-in-extras.ts";

// `npm run provider`: the embedded film database on a port of its own, as TMDB_BASE_URL of another Matinee.
// STAND_IN_EXTRAS=1 adds artificial trailers, offers and releases, to see what the embedded data has no facts for.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const portText = process.env.PORT ?? "4000";
const port = /^\d{1,5}$/.test(portText) && Number(portText) <= 65_535 ? Number(portText) : null;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (port === null) fail(`PORT must be a whole number up to 65535, not "${portText}"`);

const { fetch } = createEmbeddedService({ data: readData(root) });
const extras = process.env.STAND_IN_EXTRAS === "1";

const server = serve({ fetch: extras ? withStandInExtras(fetch) : fetch, port }, (address) => {
  console.log(`The embedded film database listens at http://localhost:${address.port}/3 (any key will do)`);
});
server.on("error", (error: NodeJS.ErrnoException) => fail(error.code === "EADDRINUSE" ? `Port ${port} is in use` : error.message));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close(() => process.exit(0)));
