import { describe, expect, it } from "vitest";
import { fixedColors, supportedColors } from "./supported-colors.ts";

const theme = `
  --color-*: initial;
  --color-night: oklch(0.14 0.012 285);
  --color-marquee: oklch(0.82 0.16 80);
  --color-edge: light-dark(oklch(0.14 0.012 285), oklch(0.16 0.012 285));
  --color-line: oklch(0.87 0.014 85);
  @media (prefers-contrast: more) { --color-line: oklch(0.5 0.014 85); }
`;
const colors = fixedColors(theme);
const lowered = (css: string) => supportedColors(css, colors);

describe("supportedColors", () => {
  it.each([
    ["oklch(0.82 0.16 80)", "#fab72a"],
    ["oklch(0.96 0.01 85 / 0.25)", "#f5f1ea40"],
    // Beyond sRGB: the nearest value of each channel.
    ["oklch(0.86 0.1 355)", "#ffb6d4"],
    ["light-dark(oklch(0.972 0.01 85), oklch(0.16 0.012 285))", "light-dark(#f9f5ee, #0d0d12)"],
  ])("writes %s in hexadecimal", (color, hex) => {
    expect(lowered(`a { color: ${color}; }`)).toBe(`a { color: ${hex}; }`);
  });

  it("mixes a fixed color with transparency, in both themes", () => {
    expect(lowered("color-mix(in oklab, var(--color-night) 50%, transparent)")).toBe("#09080e80");
    expect(lowered("color-mix(in oklab, var(--color-edge) 50%, transparent)")).toBe("light-dark(#09080e80, #0d0d1280)");
  });

  it("mixes two fixed colors", () => {
    expect(lowered("color-mix(in oklab, var(--color-marquee) 100%, var(--color-night))")).toBe("#fab72a");
    expect(lowered("color-mix(in oklab, var(--color-marquee) 42%, var(--color-night))")).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(["var(--color-line)", "currentcolor", "Canvas"])("leaves a mixture of %s, which changes", (color) => {
    const css = `color-mix(in oklab, ${color} 50%, transparent)`;
    expect(lowered(css)).toBe(css);
  });
});
