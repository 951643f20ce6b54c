/** Each runs once, in order; `user_version` counts them. Never edit one that has shipped: append another. */
export const sqliteMigrations: readonly string[] = [
  `CREATE TABLE movies (key INTEGER PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT;
   CREATE TABLE tv_series (key INTEGER PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT;
   CREATE TABLE answers (key TEXT PRIMARY KEY, source TEXT NOT NULL, body TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE titles (row INTEGER PRIMARY KEY, type TEXT NOT NULL, id INTEGER NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL, padded TEXT NOT NULL,
     date TEXT NOT NULL, poster_path TEXT, popularity REAL NOT NULL, UNIQUE (type, id)) STRICT;
   CREATE VIRTUAL TABLE titles_trigrams USING fts5 (padded, content = 'titles', content_rowid = 'row', tokenize = 'trigram case_sensitive 1', detail = 'none');
   CREATE VIRTUAL TABLE titles_vocabulary USING fts5vocab (titles_trigrams, row);
   CREATE TRIGGER titles_inserted AFTER INSERT ON titles BEGIN
     INSERT INTO titles_trigrams (rowid, padded) VALUES (new.row, new.padded);
   END;
   CREATE TRIGGER titles_renamed AFTER UPDATE ON titles WHEN new.padded <> old.padded BEGIN
     INSERT INTO titles_trigrams (titles_trigrams, rowid, padded) VALUES ('delete', old.row, old.padded);
     INSERT INTO titles_trigrams (rowid, padded) VALUES (new.row, new.padded);
   END;`,
  `CREATE TRIGGER titles_removed AFTER DELETE ON titles BEGIN
     INSERT INTO titles_trigrams (titles_trigrams, rowid, padded) VALUES ('delete', old.row, old.padded);
   END;`,
  // For the sitemaps. The last range of a million titles blocks the process for 0.1 s with these indexes, and for 2.1 s without.
  `CREATE INDEX titles_known ON titles (type, source, id);
   CREATE INDEX people_known ON answers (source, key) WHERE key >= 'person:' AND key < 'person;';`,
  // For eviction: the oldest rows, and the size of all, without reading a body.
  `CREATE INDEX movies_by_age ON movies (fetched_at, octet_length(body));
   CREATE INDEX tv_series_by_age ON tv_series (fetched_at, octet_length(body));
   CREATE INDEX answers_by_age ON answers (fetched_at, octet_length(body));`,
  // The trigram index is not read any more (server/title-index). Its empty table stays for an older build that is started again.
  `DROP TRIGGER titles_inserted; DROP TRIGGER titles_renamed; DROP TRIGGER titles_removed;
   INSERT INTO titles_trigrams (titles_trigrams) VALUES ('delete-all');`,
  // When a title was written. Those that are there, and those that an older build adds, count as written now.
  `ALTER TABLE titles ADD COLUMN written_at INTEGER NOT NULL DEFAULT ${Date.now()};
   CREATE INDEX titles_by_age ON titles (written_at);`,
];
