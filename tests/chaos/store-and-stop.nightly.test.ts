import { expect, test } from "vitest";
import { missedGoals } from "#tests/support/figure.ts";
import { r10 } from "./r10-kill.ts";
import { r11 } from "./r11-bad-store.ts";
import { r12 } from "./r12-two-processes.ts";
import { r17 } from "./r17-stop.ts";
import { r26 } from "./r26-clock.ts";
import { r27 } from "./r27-locked-store.ts";
import { r28 } from "./r28-store-growth.ts";
import { r29 } from "./r29-stop-keep-alive.ts";

test.each([r10, r11, r12, r17, r26, r27, r28, r29])("$id: $title", async ({ run }) => {
  const figures = (await run("short")).filter((figure) => !figure.timed);
  expect(figures.length).toBeGreaterThan(0);
  expect(missedGoals(figures)).toBe("");
});
