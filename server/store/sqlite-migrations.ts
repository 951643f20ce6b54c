/** Applied once each, in order; `user_version` counts them. Never edit one that has shipped: add another. */
export const sqliteMigrations: readonly string[] = [
  `CREATE TABLE movies (key INTEGER PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT;
   CREATE TABLE tv_series (key INTEGER PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT;
   CREATE TABLE answers (key TEXT PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
];
