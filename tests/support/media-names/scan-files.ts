import { type ReportLine, reportLines } from "#features/media/command/report.ts";
import type { MediaRow } from "#features/media/rows/media-rows.ts";
import { scanLibrary } from "#features/media/scan/scan-library.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";

const noRows = {
  write: async () => undefined,
  move: async () => undefined,
  corrections: async () => [],
  saveScan: async () => undefined,
  forgetGone: async () => undefined,
};

/** Scans folders against the embedded catalog, without a store. `scan` scans again, from rows of an earlier scan. */
export async function scanFiles(folders: readonly string[]) {
  const { titles, source, calls } = await embeddedTitles(process.cwd());
  const scan = async (stored: ReadonlyMap<string, MediaRow>) => {
    const changesSince = async (version: number) => ({ version: 1, rows: version === 0 ? [...stored.values()] : [], isWhole: version === 0 });
    const options = { folders, source, titles: titles(), rows: { ...noRows, changesSince }, retryMs: 0 };
    const result = await scanLibrary({ ...options, call: (_, run) => run() });
    const lines = new Map(reportLines(folders, result).map((line): [string, ReportLine] => [`${line.root}/${line.path}`, line]));
    const rows = new Map(result.files.map(({ row }): [string, MediaRow] => [row.id, { ...row, probe: null }]));
    return { result, lines, rows };
  };
  return { ...(await scan(new Map())), scan, calls };
}

/** "movie 19", "episode 1396 2 5-6", "extra": what a line says of its file. */
export function foundIn(line: ReportLine | undefined): string {
  if (line === undefined) return "nothing";
  const { kind, tmdb_id, season, episode, episode_end } = line;
  if (kind === "movie") return `movie ${tmdb_id}`;
  return kind === "episode" ? `episode ${tmdb_id} ${season} ${episode}${episode_end === null ? "" : `-${episode_end}`}` : kind;
}
