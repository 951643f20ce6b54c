import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noticesFile, thirdPartyNotices } from "./third-party-notices.ts";

test("the third-party notices are those of the packages in the lock", () => {
  expect(readFileSync(noticesFile, "utf8") === thirdPartyNotices(), "out of date; run: node tools/make-notices.ts").toBe(true);
});
