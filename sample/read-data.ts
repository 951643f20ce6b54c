/** The data files as they are, by file name. Vite puts them into the bundle, so a build carries its catalog with it. */
export type RawData = { films: Record<string, unknown>; series: Record<string, unknown>; people: Record<string, unknown> };

export function readData(): RawData {
  return {
    films: import.meta.glob("./data/films/*.json", { eager: true, import: "default" }),
    series: import.meta.glob("./data/series/*.json", { eager: true, import: "default" }),
    people: import.meta.glob("./data/people.json", { eager: true, import: "default" }),
  };
}
