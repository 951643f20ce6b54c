import type { Page } from "@playwright/test";

type TextLine = { text: string; color: string; x: number; y: number; width: number; height: number };

/** The lines of text below `selector`, whose letters are made invisible without changing what is behind them. */
function hideText(selector: string): TextLine[] {
  const container = document.querySelector(selector);
  if (!container) return [];
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest('[data-slot="poster-placeholder"]')) continue;
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1 && height > 1) lines.push({ text: walker.currentNode.textContent ?? "", color: getComputedStyle(element).color, x, y: y + scrollY, width, height });
  }
  for (const element of container.querySelectorAll<HTMLElement>("*")) element.style.setProperty("-webkit-text-fill-color", "transparent");
  return lines;
}

/** The contrast of each line with the lightest point behind it. */
async function contrasts({ lines, picture }: { lines: TextLine[]; picture: string }): Promise<{ text: string; contrast: number }[]> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  const luminances = (x: number, y: number, width: number, height: number): number[] => {
    const { data } = context.getImageData(x, y, width, height);
    const linear = (index: number) => {
      const value = (data[index] ?? 0) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return Array.from({ length: data.length / 4 }, (_, pixel) => 0.2126 * linear(4 * pixel) + 0.7152 * linear(4 * pixel + 1) + 0.0722 * linear(4 * pixel + 2));
  };
  const results = lines.map(({ text, color, x, y, width, height }) => {
    context.drawImage(image, 0, 0);
    const lightest = luminances(x, y, width, height).reduce((a, b) => Math.max(a, b), 0);
    const darkest = luminances(x, y, width, height).reduce((a, b) => Math.min(a, b), 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [own = 0] = luminances(0, 0, 1, 1);
    const contrastWith = (other: number) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);
    return { text, contrast: Math.min(contrastWith(lightest), contrastWith(darkest)) };
  });
  return results;
}

/** The lines of text below `selector` whose contrast with what is behind them is lower than 4.5:1. */
export async function faintText(page: Page, selector: string): Promise<string[]> {
  const lines = await page.evaluate(hideText, selector);
  if (lines.length === 0) throw new Error(`no text in ${selector}`);
  const picture = `data:image/png;base64,${(await page.screenshot({ fullPage: true, scale: "css" })).toString("base64")}`;
  // The site's policy forbids data: pictures.
  const blank = await page.context().newPage();
  const found = await blank.evaluate(contrasts, { lines, picture });
  await blank.close();
  return found.filter(({ contrast }) => contrast < 4.5).map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`);
}
