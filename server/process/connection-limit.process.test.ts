import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { limitConnections } from "./connection-limit.ts";
import { listen, stopListening } from "./listen.ts";

test("connections beyond the limit are closed and counted, with one line a minute", async () => {
  const listening = await listen({ listener: (_, response) => response.end("here"), port: 0, host: "127.0.0.1" });
  onTestFinished(() => stopListening(listening, 0));
  const { server, port } = listening;
  const clock = { nowMs: 0 };
  const lines: string[] = [];
  let refused = 0;
  limitConnections(server, { limit: 2, warn: (line) => lines.push(line), onRefused: () => (refused += 1), now: () => clock.nowMs });
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    return socket.resume();
  };
  const [first] = [await open(), await open()];
  const openTooMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await once(await open(), "close");
  };

  await openTooMany(3);
  expect([refused, lines]).toEqual([3, [expect.stringMatching(/^2 connections are open, .*: 1 refused\. Raise LimitNOFILE/)]]);
  clock.nowMs = 60_000;
  await openTooMany(1);
  expect([refused, lines[1]]).toEqual([4, expect.stringContaining(": 3 refused.")]);

  first?.destroy();
  await eventually(async () => expect(await promisify(server.getConnections).call(server)).toBe(1));
  const another = await open();
  another.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(String(await once(another, "data"))).toMatch(/^HTTP\/1\.1 200 /);
});
