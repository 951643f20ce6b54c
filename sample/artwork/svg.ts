const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

/** A self-contained document, so that it works in an `<img>`. */
export const svg = (w: number, h: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img"><title>${escaped(title)}</title>${body}</svg>`;

// 6 KB less a margin for the multi-byte characters of the title.
const maxChars = 6000;

/** The first attempt within the limit, else the last. */
export function firstWithinLimit(attempts: readonly (() => string)[]): string {
  let drawing = "";
  for (const attempt of attempts) {
    drawing = attempt();
    if (drawing.length <= maxChars) break;
  }
  return drawing;
}
