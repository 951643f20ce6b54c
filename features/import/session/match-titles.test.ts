import { expect, onTestFinished, test, vi } from "vitest";
import { fakeTimeLimits } from "#tests/support/fake-time-limits.ts";
import { sendRows } from "./match-titles.ts";

/** The head of the response has come, its body never does. @returns resolves when the body is read */
function hangInTheBody(): Promise<void> {
  return new Promise((onRead) => {
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
      const start = (stream: ReadableStreamDefaultController) => signal?.addEventListener("abort", () => stream.error(signal.reason));
      return new Response(new ReadableStream({ start, pull: () => onRead() }, { highWaterMark: 0 }));
    });
  });
}

const send = (signal = new AbortController().signal) => sendRows([{ imdb: "tt0017136" }], "en", signal);

test("a response that stops in its body is given up after 20 seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fakeTimeLimits();
  const isRead = hangInTheBody();
  const sent = expect(send()).rejects.toThrow();
  await isRead;
  await vi.advanceTimersByTimeAsync(20_000);
  await sent;
});

test("the visitor's stop ends it at once, also in its body", async () => {
  const visitor = new AbortController();
  const isRead = hangInTheBody();
  const sent = expect(send(visitor.signal)).rejects.toThrow("stopped");
  await isRead;
  visitor.abort(new Error("stopped"));
  await sent;
});
