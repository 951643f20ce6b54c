/** Unparsed data files by name. */
export type RawData = { films: Record<string, unknown>; series: Record<string, unknown>; people: Record<string, unknown> };

/** Vite bundles the files into the server's build. */
export function readData(): RawData {
  return {
    films: import.meta.glob("./data/films/*.json", { eager: true, import: "default" }),
    series: import.meta.glob("./data/series/*.json", { eager: true, import: "default" }),
    people: import.meta.glob("./data/people.json", { eager: true, import: "default" }),
  };
}
