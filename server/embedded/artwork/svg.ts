const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

/** A whole document: nothing outside it is asked for, so it also draws inside an `<img>`. */
export const svg = (w: number, h: number, title: string, body: string, viewBox = `0 0 ${w} ${h}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${viewBox}" role="img"><title>${escaped(title)}</title>${body}</svg>`;
