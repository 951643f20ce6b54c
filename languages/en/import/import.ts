import type { Service } from "#features/import/model/imported-title.ts";

// The page that imports from other services.
export const importPage = {
  title: "Import Your Films",
  lead: "Bring what you saved, watched and rated on Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB or Netflix. The files are read by your browser and stay on your device; only the titles in them are sent, to find them here.",
  needsScript: "An import needs JavaScript: your browser reads the files itself.",
  guideTitle: "Where to get the files",
  guides: {
    letterboxd: "Under Settings, open Data and export your data. Choose the ZIP file as it is.",
    imdb: "Open your ratings, your watchlist or one of your lists, and choose Export. Each is a CSV file; you can choose several.",
    trakt: "Under Settings, open Data and export it. Choose the ZIP file, or the JSON or CSV files in it.",
    simkl: "Under Settings, open Backup and download it as JSON or CSV.",
    movary: "Under Settings, open Data and export your history, ratings and watchlist. Choose the three CSV files.",
    tmdb: "Under Settings, open Data Export. Choose the CSV files of your ratings, your watchlist and your favorites.",
    netflix: "Under Account, open the viewing activity of your profile and choose Download all. Netflix names no years, so more titles may be unclear.",
  } satisfies Record<Service, string>,
};
