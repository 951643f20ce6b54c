import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { lazyComponent } from "./deferred.ts";
import { Section } from "./section.tsx";

const Cast = ({ name }: { name: string }) => <p>{name}</p>;

test("a section shows its skeleton from the data's arrival until the code of its child has loaded", async () => {
  const code = Promise.withResolvers<typeof Cast>();
  const LazyCast = lazyComponent(() => code.promise);
  const skeleton = <p>skeleton</p>;
  const section = (name: string | null) => (
    <Section title="Cast" skeleton={skeleton}>
      {name === null ? skeleton : <LazyCast name={name} />}
    </Section>
  );
  const { rerender } = render(section(null));
  await act(async () => rerender(section("Brigitte Helm")));
  const shown = () => screen.getAllByText(/skeleton|Brigitte/).filter((element) => element.style.display !== "none");
  expect(shown().map((element) => element.textContent)).toEqual(["skeleton"]);
  await act(async () => code.resolve(Cast));
  expect(shown().map((element) => element.textContent)).toEqual(["Brigitte Helm"]);
});
