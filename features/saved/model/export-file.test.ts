import { expect, test } from "vitest";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import { exportFileName, exportText, isEmptyExport, parseExport, savedCounts } from "./export-file.ts";
import { withSaved } from "./list-changes.ts";
import { withPosition } from "./progress-changes.ts";
import { documentFormats, documentNames, type SavedDocuments } from "./saved-documents.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle } from "./saved-title.ts";
import { withRating, withSeen } from "./seen-changes.ts";

const now = Date.UTC(2026, 10, 23);
const film: SavedTitle = { key: "movie:19", title: "Metropolis </script>", year: 1927, poster_path: null, genre_ids: [18], runtime: 153, rating: 8.1 };
const series: SavedTitle = { ...film, key: "tv:7" };
const { list, seen, progress } = documentFormats;
const documents: SavedDocuments = {
  list: withSaved(list.empty, [film], 1),
  seen: withRating(withSeen(seen.empty, { title: series, keys: ["tv:7:1:1", "movie:19"] }, 2), { title: film, rating: 9, note: "Twice" }, 3),
  progress: withPosition(progress.empty, { key: "tv:7:1:2", position: 60, duration: 900 }, 4),
};
const settings = { ...defaultDeviceSettings, remembers: false, region: "DE" };

test("an export is read as it was written, but for the switch that remembers nothing", () => {
  const parsed = parseExport(exportText(documents, settings, now), now);
  const { remembers: _remembers, ...choices } = settings;
  expect(parsed).toEqual({ ok: true, value: { documents, settings: choices, isPartial: false } });
  expect(exportFileName(now)).toBe("matinee-2026-11-23.json");
});

test("what it holds can be said in words", () => {
  expect(savedCounts(documents)).toEqual({ saved: 1, lists: 0, movies: 1, episodes: 1, rated: 1, positions: 1 });
});

test.each(["", "{", "null", "[]", "{}", '{"matinee":"other","version":1}', '{"matinee":"export"}', "PK\u0003\u0004"])("%j is no export", (text) =>
  expect(parseExport(text, now)).toEqual({ ok: false, fault: "foreign" }),
);

test("a file that could not be written again is no export", () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  for (const part of [`"settings":${deep}`, `"list":{"version":1,"titles":[{"key":"movie:1","title":"One","at":5,"more":${deep}}]}`])
    expect(parseExport(`{"matinee":"export","version":1,${part}}`, now)).toEqual({ ok: false, fault: "foreign" });
});

test("an entry of a later version with any number of fields is written again", () => {
  const seen = { version: 1, seen: [["movie:1", 5, 6, ...Array.from({ length: 200_000 }, () => 1)]] };
  const parsed = parseExport(JSON.stringify({ matinee: "export", version: 1, seen }), now);
  expect(parsed.ok && exportText(parsed.value.documents, settings, now).length).toBeGreaterThan(400_000);
});

test("a file of a later version, or with a document of one, is not read", () => {
  const ofDocuments = documentNames.map((name) => `{"matinee":"export","version":1,"${name}":{"version":9}}`);
  for (const text of ['{"matinee":"export","version":2}', ...ofDocuments]) expect(parseExport(text, now)).toEqual({ ok: false, fault: "newer" });
});

test("a file that no browser could have stored is not read", () =>
  expect(parseExport(" ".repeat(savedLimits.fileMaxBytes + 1), now)).toEqual({ ok: false, fault: "large" }));

test("a damaged one brings what can be read, an empty one nothing", () => {
  const parsed = parseExport(
    '{"matinee":"export","version":1,"list":{"version":1,"titles":[{"key":"movie:1","title":"One","at":5},{"key":"javascript:1"}]},"seen":7}',
    now,
  );
  expect(parsed).toMatchObject({ ok: true, value: { isPartial: true, settings: null } });
  expect(parsed.ok && [isEmptyExport(parsed.value), savedCounts(parsed.value.documents).saved]).toEqual([false, 1]);
  const empty = parseExport('{"matinee":"export","version":1}', now);
  expect(empty.ok && isEmptyExport(empty.value)).toBe(true);
});
