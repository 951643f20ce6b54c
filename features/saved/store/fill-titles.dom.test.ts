import { beforeEach, expect, test } from "vitest";
import { forget } from "#app/data/device-store.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { fillTitles } from "./fill-titles.ts";
import { markSeen, saveTitles } from "./saved-actions.ts";
import { savedDocuments } from "./saved-store.ts";

const whole = (key: TitleKey) => ({ key, title: "Its name", year: 1928, poster_path: "/a.jpg", genre_ids: [18], runtime: 90, rating: 7, here: 5 });
const poster = (key: TitleKey) => savedDocuments().list.titles.get(key)?.poster_path;

beforeEach(() => forget());

test("bare titles are filled in, fifty at a time, and keep their times; whole ones are not requested", async () => {
  saveTitles(Array.from({ length: 70 }, (_, index) => ({ ...sampleSavedTitle(index + 1), at: 1000 + index })));
  saveTitles([{ ...sampleSavedTitle(100), poster_path: "/own.jpg" }]);
  markSeen({ title: sampleSavedTitle(200), keys: ["movie:200"] });
  const sent: number[] = [];
  await fillTitles({
    load: async (keys) => {
      sent.push(keys.length);
      return { titles: keys.filter((key) => key !== "movie:3").map(whole), missing: keys.filter((key) => key === "movie:3"), pending: [] };
    },
    wait: () => expect.unreachable(),
  });
  expect(sent).toEqual([50, 21]);
  const { list, seen } = savedDocuments();
  expect(list.titles.get("movie:1")).toMatchObject({ title: "Its name", poster_path: "/a.jpg", genre_ids: [18], runtime: 90, at: 1000 });
  expect(list.titles.get("movie:1")).not.toHaveProperty("here");
  expect([poster("movie:3"), poster("movie:100"), seen.details.get("movie:200")?.poster_path]).toEqual([null, "/own.jpg", "/a.jpg"]);
});

test("what is pending comes again after a wait, and without an answer it gives up", async () => {
  saveTitles([sampleSavedTitle(1), sampleSavedTitle(2)]);
  const steps: string[] = [];
  const answers: TitleBatch[] = [{ titles: [whole("movie:1")], missing: [], pending: ["movie:2"] }];
  await fillTitles({
    load: async (keys) => {
      steps.push(keys.join(" "));
      return answers.shift() ?? Promise.reject(new Error("offline"));
    },
    wait: async () => void steps.push("wait"),
  });
  expect(steps).toEqual(["movie:1 movie:2", "wait", "movie:2", "wait", "movie:2", "wait", "movie:2", "wait"]);
  expect([poster("movie:1"), poster("movie:2")]).toEqual(["/a.jpg", null]);
});
