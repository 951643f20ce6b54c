import type { Locator } from "@playwright/test";

type Line = { text: string; color: string; x: number; y: number; width: number; height: number };

/** The lines of the visible texts within `part`, relative to it. Hides the texts, so that a screenshot shows what is behind them. */
function linesOf(part: Element): Line[] {
  const origin = part.getBoundingClientRect();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const parents = new Set<HTMLElement>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true }) || !node.textContent?.trim() || parent.closest("[inert], .sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color } = getComputedStyle(parent);
    // A clamp hides the lines below the element's box.
    const foot = parent.getBoundingClientRect().bottom + 1;
    for (const { x, y, width, height } of [...range.getClientRects()].filter(({ bottom }) => bottom <= foot))
      lines.push({ text: node.textContent, color, x: x - origin.x, y: y - origin.y, width, height });
    parents.add(parent);
  }
  // The color itself stays, because backgrounds derive from it.
  for (const parent of parents) parent.style.setProperty("-webkit-text-fill-color", "transparent");
  return lines;
}

type Rgb = [red: number, green: number, blue: number];

/** The least contrast of a line's color with a pixel behind it (WCAG 2), and its text. */
async function worstLine({ lines, screenshot }: { lines: Line[]; screenshot: string }): Promise<{ contrast: number; text: string }> {
  const bytes = Uint8Array.from(atob(screenshot), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas || !swatch) throw new Error("no canvas");
  canvas.drawImage(bitmap, 0, 0);
  const linear = (channel: number) => (channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const rgbOf = (color: string): Rgb => {
    swatch.fillStyle = color;
    swatch.fillRect(0, 0, 1, 1);
    return [...swatch.getImageData(0, 0, 1, 1).data.slice(0, 3)] as Rgb;
  };
  let worst = { contrast: Number.POSITIVE_INFINITY, text: "" };
  for (const { text, color, ...box } of lines) {
    const front = luminance(rgbOf(color));
    const { data } = canvas.getImageData(Math.floor(box.x), Math.floor(box.y), Math.ceil(box.width), Math.ceil(box.height));
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const back = luminance([data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0]);
      const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      if (contrast < worst.contrast) worst = { contrast, text };
    }
  }
  return worst;
}

function showTexts(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>("[style]")) element.style.removeProperty("-webkit-text-fill-color");
}

/** The line with the least contrast of all visible texts within `part`. */
export async function leastContrast(part: Locator): Promise<{ contrast: number; text: string }> {
  const lines = await part.evaluate(linesOf);
  const screenshot = (await part.screenshot()).toString("base64");
  await part.evaluate(showTexts);
  return part.page().evaluate(worstLine, { lines, screenshot });
}
