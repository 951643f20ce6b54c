/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "Dark or Light, if you have chosen one at the bottom of a page. Choosing Automatic again removes it.",
  consent: "your privacy choices.",
  player: "the volume, the speed, the look and language of captions, and whether single keys control the player.",
  servers: "the server that worked last, one for films and one for series.",
  progress:
    "where you stopped in the films and episodes that you watched last, and what you opened last of a title, so that you can resume. A position is removed when you finish.",
  saved: "the titles that you saved, and your own lists.",
  seen: "what you have seen, and your own ratings and notes.",
  homeRows: "whether there is something to continue, and whether you saved titles or have seen any, so that pages have room for it from the start.",
  import: "an import from another service that you have not finished: what its files say, and what was found. It is removed at the end.",
  visit: "when you were here first, so that the site can begin to keep copies for use without a connection on your second visit.",
  damaged: "what was stored and could not be read, until you export or delete it.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `whether this device may remember anything, whether the next episode starts automatically, what happens to spoilers, whether titles have their original posters, whether lists leave out what you have seen, whether you want pages laid out for a television, and the country where you watch, if you have chosen one.${hasLanguages ? " Also the language in which you want pages, if you have chosen one, and whether you have closed or followed the offer of one." : ""}${worksOffline ? " And whether copies of pages are kept for use without a connection, if you have chosen." : ""}`,
};
