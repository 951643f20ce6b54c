import { crc32, deflateRawSync } from "node:zlib";

export type ZippedFile = { name: string; text: string | Buffer; stored?: boolean };

function record(signature: number, length: number, fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A ZIP file as exports are: deflated, with a central directory. `flags`: of each file, e.g. 1 for "encrypted". */
export function zipOf(files: readonly ZippedFile[], { flags = 0, comment = "" } = {}): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, stored = false } of files) {
    const raw = Buffer.from(text);
    const data = stored ? raw : deflateRawSync(raw);
    const title = Buffer.from(name);
    const method = stored ? 0 : 8;
    const sizes = [
      [14, 4, crc32(raw)],
      [18, 4, data.length],
      [22, 4, raw.length],
    ] as const;
    parts.push(record(0x04034b50, 30, [[6, 2, flags], [8, 2, method], ...sizes, [26, 2, title.length]]), title, data);
    const moved = sizes.map(([at, bytes, value]) => [at + 2, bytes, value] as const);
    directory.push(record(0x02014b50, 46, [[8, 2, flags], [10, 2, method], ...moved, [28, 2, title.length], [42, 4, offset]]), title);
    offset += 30 + title.length + data.length;
  }
  const central = Buffer.concat(directory);
  const note = Buffer.from(comment);
  const end = record(0x06054b50, 22, [
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, central.length],
    [16, 4, offset],
    [20, 2, note.length],
  ]);
  return Buffer.concat([...parts, central, end, note]);
}

export type KnownTitle = { id: number; imdb: string; title: string; year: number };

const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(",")).join("\r\n")}\r\n`;

/** Titles of the catalog, and behind them invented ones, which it does not have. */
function rowsOf(known: readonly KnownTitle[], count: number): KnownTitle[] {
  const invented = Array.from({ length: Math.max(0, count - known.length) }, (_, index) => ({
    ...{ id: 990_000_000 + index, imdb: `tt${9_000_000 + index}`, title: `Imported “${index}”, <b>Part</b> Zyx`, year: 1900 + (index % 100) },
  }));
  return [...known.slice(0, count), ...invented];
}

const dayOf = (index: number): string => new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);

/** Watched films, half of them rated, every fourth on the watchlist, every tenth in a list. */
export function letterboxdZip(known: readonly KnownTitle[], count: number): Buffer<ArrayBuffer> {
  const rows = rowsOf(known, count);
  const film = ({ title, year }: KnownTitle, index: number) => [dayOf(index), title, year, `https://boxd.it/${index}`];
  const header = ["Date", "Name", "Year", "Letterboxd URI"];
  const every = (step: number) => rows.map(film).filter((_, index) => index % step === 0);
  const list = [
    ["Letterboxd list export v7"],
    ["Date", "Name", "Tags", "URL", "Description"],
    [dayOf(0), "Every tenth", "", "x", "Two\nlines"],
    ["Position", "Name", "Year", "URL", "Description"],
    ...every(10).map(([, title, year, url], index) => [index + 1, title ?? "", year ?? "", url ?? "", ""]),
  ];
  return zipOf([
    {
      name: "profile.csv",
      text: csvText([
        ["Date Joined", "Username"],
        [dayOf(0), "somebody"],
      ]),
    },
    { name: "watched.csv", text: csvText([header, ...rows.map(film)]) },
    { name: "ratings.csv", text: csvText([[...header, "Rating"], ...every(2).map((row, index) => [...row, ((index % 10) + 1) / 2])]) },
    { name: "watchlist.csv", text: csvText([header, ...every(4)]) },
    { name: "lists/every-tenth.csv", text: csvText(list) },
  ]);
}

export function imdbCsv(known: readonly KnownTitle[], count: number): Buffer<ArrayBuffer> {
  const header = ["Const", "Your Rating", "Date Rated", "Title", "Original Title", "URL", "Title Type", "IMDb Rating", "Runtime (mins)", "Year", "Genres"];
  const rows = rowsOf(known, count).map(({ imdb, title, year }, index) => [
    ...[imdb, (index % 10) + 1, dayOf(index), title, title, `https://www.imdb.com/title/${imdb}/`, "Movie", "7.0", 90, year, "Drama, Comedy"],
  ]);
  return Buffer.from(csvText([header, ...rows]));
}

export function traktJson(known: readonly KnownTitle[], count: number): Buffer<ArrayBuffer> {
  const items = rowsOf(known, count).map(({ id, imdb, title, year }, index) => ({
    ...{
      id: index,
      watched_at: `${dayOf(index)}T20:00:00.000Z`,
      action: "watch",
      type: "movie",
      movie: { title, year, ids: { trakt: index, imdb, tmdb: id } },
    },
  }));
  return Buffer.from(JSON.stringify(items));
}
