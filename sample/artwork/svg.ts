const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

/** A whole document: nothing outside it is asked for, so it also draws inside an `<img>`. */
export const svg = (w: number, h: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img"><title>${escaped(title)}</title>${body}</svg>`;

// 6 KB, less what letters beyond ASCII add to the name in bytes.
const mostCharacters = 6000;

/** The first attempt that is small enough, else the last: they come from the one we want to the one that always fits. */
export function firstSmall(attempts: readonly (() => string)[]): string {
  let drawing = "";
  for (const attempt of attempts) {
    drawing = attempt();
    if (drawing.length <= mostCharacters) break;
  }
  return drawing;
}
