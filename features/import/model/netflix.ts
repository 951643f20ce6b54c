import type { CsvRow } from "./csv.ts";
import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import { importedTitle, undated } from "./imported-title.ts";
import { isOnePart, netflixSeries } from "./netflix-titles.ts";

// A profile's viewing history ("Title,Date"), and the viewing activity of the whole account.

const titleColumns = ["title", "titel", "titre", "título", "titulo", "titolo", "tytuł", "titul", "başlık", "название", "タイトル", "제목", "标题", "標題"];
const dateColumns = ["date", "datum", "fecha", "data", "dato", "päivämäärä", "tarih", "дата", "日付", "날짜", "日期"];

/** Playing for less is trying, in minutes. */
const leastMinutes = 2;

/** "0:45:12"; `null` if the file has none. */
function minutesIn(duration: string): number | null {
  const parts = duration.split(":").map(Number);
  return parts.length === 3 && parts.every(Number.isFinite) ? (parts[0] ?? 0) * 60 + (parts[1] ?? 0) : null;
}

function readTable(table: CsvTable): TableReader {
  const titleAt = table.names.findIndex((name) => titleColumns.includes(name));
  const seriesOf = netflixSeries(table.rows.map((fields) => fields[titleAt] ?? ""));
  const dates = datesOf(table, "starttime", ...dateColumns);
  return (row: CsvRow) => {
    const title = row(...titleColumns);
    if (title === "") return "unnamed";
    if (row("supplementalvideotype") !== "") return "trailer";
    const minutes = minutesIn(row("duration"));
    if (minutes !== null && minutes < leastMinutes) return "unstarted";
    const at = dates(row("starttime", ...dateColumns)) ?? undated;
    const inSeries = seriesOf(title);
    if (!inSeries) return importedTitle({ title, kind: isOnePart(title) ? "movie" : null, seenAt: at });
    const { series, season, episode } = inSeries;
    const seen = season !== null && episode !== null ? { episodes: [{ season, episode, at }] } : { startedAt: at };
    return importedTitle({ title: series, kind: "tv", ...seen });
  };
}

export const netflixFormats: readonly CsvFormat[] = [
  // Other files have a title and a date as well, hence nothing else may stand in the header.
  { service: "netflix", required: [titleColumns, dateColumns], optional: [], mostUnknown: 0, read: readTable },
  {
    service: "netflix",
    required: ["title", "starttime", "duration"],
    optional: ["profilename", "attributes", "supplementalvideotype", "devicetype", "bookmark", "latestbookmark", "country"],
    read: readTable,
  },
];
