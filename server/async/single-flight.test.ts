import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

test("a thousand concurrent calls share one run", async () => {
  const flight = singleFlight<number>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return 7;
  };
  const results = await Promise.all(Array.from({ length: 1000 }, () => flight("movie/19", run)));
  expect(runs).toBe(1);
  expect(results.every((result) => result === 7)).toBe(true);
});

test("different keys run separately", async () => {
  const flight = singleFlight<string>();
  expect(await Promise.all([flight("a", async () => "a"), flight("b", async () => "b")])).toEqual(["a", "b"]);
});

test("a settled run is forgotten, a failed one too", async () => {
  const flight = singleFlight<string>();
  await expect(flight("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await flight("a", async () => "first")).toBe("first");
  expect(await flight("a", async () => "second")).toBe("second");
});

test("a run that throws synchronously rejects for all callers and is forgotten", async () => {
  const flight = singleFlight<string>();
  const run = (): Promise<string> => {
    throw new Error("at once");
  };
  const both = await Promise.allSettled([flight("a", run), flight("a", run)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await flight("a", async () => "fine")).toBe("fine");
});
