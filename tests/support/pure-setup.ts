import { Server } from "node:net";
import { afterAll, vi } from "vitest";

// Pure tests share a process, and what they change of it fails in another file. The first two are signs of a test for `*.process.test.ts`.
const { Response } = globalThis;
Server.prototype.listen = () => {
  throw new Error("A pure test listens: name its file *.process.test.ts");
};
afterAll(() => {
  if (globalThis.Response !== Response) throw new Error("A pure test opens a server's listener, which replaces Response: name its file *.process.test.ts");
  if (vi.isFakeTimers()) {
    vi.useRealTimers();
    throw new Error("A pure test leaves fake timers to the next file: end it with vi.useRealTimers()");
  }
});
