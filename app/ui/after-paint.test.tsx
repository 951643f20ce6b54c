import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useLayoutEffect } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { AfterPaint } from "./after-paint.tsx";

/** The document's text when the page's head mounts. */
const seen: string[] = [];

function Head({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void seen.push(document.querySelector("main")?.textContent ?? ""), []);
  return <h1>{children}</h1>;
}

function List() {
  return (
    <main>
      <Head>List</Head>
      <AfterPaint>, grid</AfterPaint>
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

test.each(["Film", "Instead"])("after a click (%s) the head renders alone first, then the rest", async (name) => {
  open();
  await userEvent.click(screen.getByRole("link", { name }));
  expect(seen.at(-1)).toBe("FilmBack");
  expect(await screen.findByText(/, player/)).toBeTruthy();
});

test("a first page, and a page after Back, renders whole at once", async () => {
  open();
  expect(seen).toEqual(["List, gridFilmCastInstead"]);
  await userEvent.click(screen.getByRole("link", { name: "Film" }));
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(seen.at(-1)).toBe("List, gridFilmCastInstead");
});

test("a link with a hash renders the whole page at once", async () => {
  open();
  await userEvent.click(screen.getByRole("link", { name: "Cast" }));
  expect(seen.at(-1)).toBe("Film, playerBack");
});
