import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useNavigate } from "#app/router/router.tsx";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { MemoryRouter } from "#tests/support/memory-router.tsx";
import { OnRoute } from "#tests/support/on-route.tsx";
import { useRestoredState } from "./restored-state.ts";

function Page() {
  const navigate = useNavigate();
  const [count, setCount] = useRestoredState("count", 0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" onClick={() => navigate("?season=2", { replace: true })}>
        choose
      </button>
      <button type="button" onClick={() => navigate("/elsewhere")}>
        leave
      </button>
    </>
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => navigate("/")}>
        new entry
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("Back restores the state of its history entry, also after a replaced address; a new entry starts fresh", async () => {
  renderInEnglish(
    <MemoryRouter>
      <OnRoute pattern="/">{() => <Page />}</OnRoute>
      <OnRoute pattern="/elsewhere">{() => <Elsewhere />}</OnRoute>
    </MemoryRouter>,
  );
  await press("0");
  await press("1");
  await press("leave");
  await press("back");
  expect(screen.getByRole("button", { name: "2" })).toBeTruthy();
  await press("choose");
  await press("leave");
  await press("back");
  expect(screen.getByRole("button", { name: "2" })).toBeTruthy();
  await press("leave");
  await press("new entry");
  expect(screen.getByRole("button", { name: "0" })).toBeTruthy();
});
