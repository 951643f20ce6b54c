/** Ours: the numbers of an import from another service. `features/import/match-api.server.ts` and the pages share them. */
export const importLimits = {
  /** Of a chosen file, and of all that the chosen files hold, ZIP files unpacked. */
  fileBytes: 20 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  /** Of a JSON file, before it is parsed: exports have 20 bytes and more for each value. 60 MB of brackets would end the tab. */
  jsonValues: 3_000_000,
  /** Names in a ZIP file, and its files that are read: each costs memory. */
  zipEntries: 20_000,
  files: 1000,
  titles: 10_000,
  /** Of all files together: 60 MB may hold thirty million. */
  rows: 200_000,
  /** Of a CSV file: columns, and fields of all rows together. Exports have 7 to 18 columns. */
  columns: 200,
  fields: 2_000_000,
  /** Rows of one request. */
  batch: 50,
  /** Of a request; docs/deploy/nginx.conf passes as much. Fifty rows of the longest titles are 50 KB. */
  bodyBytes: 64 * 1024,
  /** Titles to choose from where several fit. */
  candidates: 5,
  /** Responses without progress until the import stops by itself. */
  fruitlessResponses: 5,
} as const;
