import { expect, test } from "vitest";
import type { PlayerServer } from "#domain/player.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { startingCopy } from "./starting-copy.ts";

const [sample] = sampleSite().movieServers;
const server = (id: string, template = `/player/${id}/movie/{tmdb_id}`): PlayerServer => ({ ...(sample ?? expect.unreachable()), id, template });

test("each of our servers starts at another copy, and goes round; servers on other hosts start at none", () => {
  const servers = [server("a"), server("far", "https://player.example/{tmdb_id}"), server("b"), server("c")];
  expect(servers.map((one) => startingCopy(servers, one, 2))).toEqual([0, null, 1, 0]);
});
