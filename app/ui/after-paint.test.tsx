// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useLayoutEffect } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { AfterPaint } from "./after-paint.tsx";

/** What stands in the document when the page's head is put there. */
const seen: string[] = [];

function Head({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void seen.push(document.querySelector("main")?.textContent ?? ""), []);
  return <h1>{children}</h1>;
}

function List() {
  return (
    <main>
      <Head>List</Head>
      <AfterPaint>, wall</AfterPaint>
      <Link to="/film">Film</Link>
      <Link to="/film#cast">Cast</Link>
      <Link to="/film" replace>
        Instead
      </Link>
    </main>
  );
}

function Film() {
  const navigate = useNavigate();
  return (
    <main>
      <Head>Film</Head>
      <AfterPaint>, player</AfterPaint>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

const open = () => {
  seen.length = 0;
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/film" element={<Film />} />
      </Routes>
    </MemoryRouter>,
  );
};

test.each(["Film", "Instead"])("after a click (%s) the head stands alone first, and what is below it follows", async (name) => {
  open();
  await userEvent.click(screen.getByRole("link", { name }));
  expect(seen.at(-1)).toBe("FilmBack");
  expect(await screen.findByText(/, player/)).toBeTruthy();
});

test("a page that is opened, and one that is gone back to, is whole at once", async () => {
  open();
  expect(seen).toEqual(["List, wallFilmCastInstead"]);
  await userEvent.click(screen.getByRole("link", { name: "Film" }));
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(seen.at(-1)).toBe("List, wallFilmCastInstead");
});

test("a link to a part of a page finds the part", async () => {
  open();
  await userEvent.click(screen.getByRole("link", { name: "Cast" }));
  expect(seen.at(-1)).toBe("Film, playerBack");
});
