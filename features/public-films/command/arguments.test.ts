import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

const parse = (line: string) => parseArguments(line.split(" ").filter((word) => word !== ""));

test.each([
  ["", { name: "list", json: false }],
  ["--json", { name: "list", json: true }],
  ["--check", { name: "check", ids: [] }],
  ["--check 775 tv:900000511:1:1,tt0000417", { name: "check", ids: ["775", "tv:900000511:1:1", "tt0000417"] }],
  ["--get all --to films", { name: "get", ids: ["all"], folder: "films", quality: 720 }],
  ["--get 775 653 --quality 480 --to films", { name: "get", ids: ["775", "653"], folder: "films", quality: 480 }],
])("%j is %j", (line, command) => {
  expect(parse(line)).toEqual(command);
});

test.each([
  ["--chek", '"--chek" is not known; usage: npm run films'],
  ["775", '"775" is not known'],
  ["--json 775", '"775" is not known'],
  ["--check --all", '"--all" is not known'],
  ["--get 775", "--get needs ids or all, and --to with a folder"],
  ["--get --to films", "--get needs ids or all"],
  ["--get 775 --to", "--get needs ids or all"],
  ["--get 775 --to films --fast", "--get needs ids or all"],
  ["--get 775 --to films --quality best", '--quality must be a height in pixels, such as 480, not "best"'],
])("%j is one line of what is wrong", (line, error) => {
  expect(parse(line)).toEqual({ error: expect.stringContaining(error) });
});
