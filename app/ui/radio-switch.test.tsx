import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { RadioSwitch } from "./radio-switch.tsx";

function Themes({ onChange }: { onChange: (theme: string) => void }) {
  const [theme, setTheme] = useState("Dark");
  const choices = ["Dark", "Light", "System"].map((one) => [one, one] as const);
  const change = (one: string) => {
    setTheme(one);
    onChange(one);
  };
  return <RadioSwitch name="one" legend="Theme" legendClass="" choices={choices} current={theme} onChange={change} />;
}

test("a press before hydration counts once, and another choice after it", async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Themes onChange={onChange} />);
  await user.click(screen.getByLabelText("Light"));
  renderInEnglish(<Themes onChange={onChange} />, { container, hydrate: true });
  expect(onChange.mock.calls).toEqual([["Light"]]);
  await user.click(screen.getByLabelText("System"));
  expect(onChange.mock.calls).toEqual([["Light"], ["System"]]);
  expect(screen.getByLabelText("System")).toHaveProperty("checked", true);
});

test("a reload restores no choice that the browser remembers", () => {
  renderInEnglish(<Themes onChange={vi.fn()} />);
  for (const radio of screen.getAllByRole("radio")) expect(radio.getAttribute("autocomplete")).toBe("off");
});
