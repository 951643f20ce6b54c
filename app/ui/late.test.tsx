import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { late } from "./late.ts";

const Save = ({ title }: { title: string }) => <button type="button">{title}</button>;

test("is nothing on the server and until its code is there, then all of them render, and later ones at once", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Save>();
  const LateSave = late(() => promise);
  const both = (
    <>
      <LateSave title="one" />
      <LateSave title="two" />
    </>
  );
  expect(renderToString(both)).toBe("");
  render(both);
  expect(screen.queryAllByRole("button")).toEqual([]);
  await act(async () => resolve(Save));
  expect((await screen.findAllByRole("button")).map((button) => button.textContent)).toEqual(["one", "two"]);
  render(<LateSave title="three" />);
  expect(screen.getByRole("button", { name: "three" })).toBeTruthy();
});

test("stays nothing where its code cannot be fetched, until another one tries again", async () => {
  let isOffline = true;
  const LateSave = late(async () => {
    if (isOffline) throw new Error("offline");
    return Save;
  });
  render(<LateSave title="one" />);
  await act(async () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
  isOffline = false;
  render(<LateSave title="two" />);
  expect(await screen.findByRole("button", { name: "two" })).toBeTruthy();
});
