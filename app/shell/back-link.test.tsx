import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { resetToHome } from "#app/data/route-state.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

test.each([
  ["/movie/19-metropolis", "/home"],
  ["/movie/19", "/home"],
  ["/tv/7-les-vampires?season=2", "/tv"],
  ["/tv/7", "/tv"],
])("from %s Back leads to %s with reset-to-home", async (path, to) => {
  const { addressNow, stateNow } = renderPart(<NavigationBar />, { path });
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect([addressNow(), stateNow()]).toEqual([to, resetToHome]);
});

test.each(["/", "/home", "/top", "/tv", "/tv/top", "/genres", "/actor/5", "/search?q=kid", "/about"])("%s has no Back link", (path) => {
  renderPart(<NavigationBar />, { path });
  expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
});
