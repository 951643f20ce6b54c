import { describe, expect, it } from "vitest";
import { playerAddress, startPosition } from "./player-address.ts";

describe("playerAddress", () => {
  it("parses a film", () => {
    expect(playerAddress("/player/2embed/movie/19")).toEqual({ serverId: "2embed", subject: { kind: "movie", id: 19 } });
  });

  it("parses an episode, specials and the largest numbers included", () => {
    expect(playerAddress("/player/server-3/tv/1399/2/5")).toEqual({ serverId: "server-3", subject: { kind: "tv", id: 1399, season: 2, episode: 5 } });
    expect(playerAddress("/player/a/tv/999999999/0/9999")).toEqual({ serverId: "a", subject: { kind: "tv", id: 999_999_999, season: 0, episode: 9999 } });
  });

  it.each([
    "/player/2embed/movie/0",
    "/player/2embed/movie/019",
    "/player/2embed/movie/1234567890",
    "/player/2embed/movie/19/",
    "/player/2embed/movie/19-metropolis",
    "/player/2embed/movie/19/1/1",
    "/player/2embed/movie/1e3",
    "/player/2embed/tv/19",
    "/player/2embed/tv/19/1",
    "/player/2embed/tv/19/1000/1",
    "/player/2embed/tv/19/1/10000",
    "/player/2embed/tv/19/-1/1",
    "/player/2embed/person/19",
    "/player/Server/movie/19",
    "/player/%32embed/movie/19",
    "/player/a_b/movie/19",
    `/player/${"a".repeat(41)}/movie/19`,
    "/player//movie/19",
    "/player/2embed/movie/19\n",
    "/players/2embed/movie/19",
    "player/2embed/movie/19",
    "",
  ])("rejects %j", (path) => {
    expect(playerAddress(path)).toBeNull();
  });
});

it.each([
  ["?t=754", 754],
  ["?t=12.5", 12.5],
  ["?a=b&t=7", 7],
  ["", 0],
  ["?t=", 0],
  ["?t=-5", 0],
  ["?t=1e3", 0],
  ["?t=Infinity", 0],
  ["?t=12abc", 0],
  ["?t=1234567", 0],
  ["?t=%3Cscript%3E", 0],
])("%s starts at second %d", (query, seconds) => {
  expect(startPosition(query)).toBe(seconds);
});
