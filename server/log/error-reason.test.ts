import { expect, test } from "vitest";
import { errorReason } from "./error-reason.ts";

test.each([
  [new Error("disk full"), "disk full"],
  [new TypeError("one line\n    at another"), "one line at another"],
  [Object.assign(new AggregateError([new Error("::1 refuses"), new Error("127.0.0.1 refuses")]), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new RangeError(""), "RangeError"],
  ["a thrown text", "a thrown text"],
  [undefined, "undefined"],
])("the reason of %o is the line %j", (error, line) => {
  expect(errorReason(error)).toBe(line);
});
