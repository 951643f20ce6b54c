import { expect, test } from "vitest";
import { createSignedAddresses } from "./signed-addresses.ts";

test("a signed address is valid for its hours, for its own film alone", () => {
  const clock = { nowMs: 0 };
  const addresses = createSignedAddresses(new Uint8Array(32), 2, () => clock.nowMs);
  const query = addresses.query("a", "1");
  const isValidAt = (nowMs: number, id = "a") => {
    clock.nowMs = nowMs;
    return addresses.isValid(id, query);
  };
  const hourMs = 3_600_000;
  expect([isValidAt(0), isValidAt(2 * hourMs - 1), isValidAt(2 * hourMs), isValidAt(0, "b")]).toEqual([true, true, false, false]);
});
