import { counted, countText } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, one: string, many?: string): string[] => (count === 0 ? [] : [counted(count, one, many)]);
export const words = {
  settingsPage: {
    heading: "Settings",
    lead: "What you choose and save here stays in this browser, on this device. There is no account that it could belong to.",
    withoutScript: "Settings are stored by your browser, which needs JavaScript for that. Without it, nothing is stored on this device.",
    languageNote: "A page opens in the language of its address. If that is not your language, a line offers yours. Automatic follows your browser.",
    watching: {
      title: "Watching",
      country: "Country where you watch",
      automaticUnnamed: "Automatic",
      /** "Automatic (Germany)" */
      automatic: (name: string): string => `Automatic (${name})`,
      countryNote: "For where to watch and age ratings. Automatic follows your browser's language.",
      autoplayNext: "Start the next episode automatically",
      askStillWatching: 'Ask "Are you still watching?" after three episodes',
      askStillWatchingNote: "When three have started by themselves, without a key, a pointer or a touch.",
      originalPosters: "Original posters",
      originalPostersNote:
        "On a title's page and in My list, where the poster in its own language is known. Other lists show posters in the language of the page.",
    },
    captions: {
      title: "Captions",
      language: "Captions",
      asFilm: "As each film starts",
      off: "Off",
      note: "In the player of this site. Other players have settings of their own.",
    },
    spoilers: {
      title: "Spoilers",
      legend: "Episodes after the last one that you have seen",
      choices: { off: "Show all", blur: "Blur", hide: "Hide" },
      note: "Blur and Hide cover their stills, names and plots in the episode list. A key or a press reveals each.",
    },
    couch: {
      title: "Television",
      layout: "TV layout",
      note: "Large text and pictures for a screen across the room. Arrow keys, OK and Back of a remote control or a gamepad reach everything.",
    },
    memory: {
      title: "This device",
      rememberNothing: "Remember nothing on this device",
      note: "Deletes your list, what you have seen, your ratings and notes, and where you stopped, at once. Nothing more is stored until you switch this off again. The choices on this page stay, because you made them yourself.",
      wiped: "Deleted from this device",
    },
    stored: {
      title: "What is stored here",
      subjects: { list: "My list", seen: "Seen, ratings and notes", progress: "Where you stopped", choices: "Choices" },
      /** While there is nothing to count. */
      notes: {
        list: "Saved titles and your own lists",
        seen: "Films, episodes and series",
        progress: "Films and episodes, and the last servers",
        choices: "Appearance, this page, the player",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, "saved title"), ...unlessNone(lists, "list")].join(", "),
        seen: [...unlessNone(movies, "film"), ...unlessNone(episodes, "episode"), ...unlessNone(rated, "rating or note", "ratings and notes")].join(", "),
        progress: unlessNone(positions, "film or episode", "films and episodes").join(", "),
      }),
      nothing: "Nothing",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Less than 1 KB";
        return bytes < 1_000_000 ? `${countText(Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
      },
    },
    transfer: {
      title: "Export and import",
      note: "Your list, what you have seen, ratings, notes, where you stopped and the choices of this page, as one file. To move to another device or browser, export here and import there.",
      save: "Export as a file",
      open: "Import a file",
      fromOthers: "Import from Letterboxd, IMDb, Trakt and others",
      preview: "This file holds",
      nothingIn: "No titles.",
      /** Some entries. */
      left: "Some of it could not be read and is left out.",
      merge: "Add to what is here",
      replace: "Replace what is here",
      cancel: "Cancel",
      choices:
        "Added, the newer of two entries counts, and your choices on this page stay. What you have removed since the file was exported comes back. Replaced, what is here is deleted first, and the file's choices count.",
      done: { merge: "The file was added to what is here", replace: "The file has replaced what was here" },
      failures: {
        large: "This file is too large to be an export of this site.",
        unreadable: "This file could not be opened. Choose it again.",
        foreign: "This is not an export of this site, or it is damaged. Choose a file that you exported here.",
        newer: "This file comes from a newer version of this site. Reload the page and try again.",
      },
      off: "This device is set to remember nothing. To import, switch that off first.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Some of what was stored here could not be read",
      text: "It was set aside, and the rest goes on as before. Save it if you want to look into it, or have someone look.",
      save: "Save as a file",
      remove: "Delete it",
      removed: "Deleted from this device",
      file: (subject: string): string => `damaged-${subject}.txt`,
    },
    deletion: {
      button: "Delete everything stored here",
      title: "Delete everything that is stored here?",
      text: "Your list and your own lists, what you have seen, ratings and notes, where you stopped, and every choice on this page. This cannot be undone once you leave the page. To keep a copy, export it first.",
      confirm: "Delete everything",
      cancel: "Keep it",
      done: "Everything that was stored on this device has been deleted.",
    },
    install: {
      title: "App",
      note: "An icon on this device and a window of its own, without the browser's bars. The pages are the same, and it can be removed like any other app.",
      button: (name: string): string => `Install ${name}`,
      installing: (name: string): string => `${name} is being installed. This can take half a minute.`,
      installed: (name: string): string => `${name} is installed on this device.`,
      dismissed: "Not installed. You can do it later: here after a reload, or in your browser's menu.",
      /** Where the browser offers no installation to pages. The quoted words are those of its own menus. */
      steps: {
        phone: ["Press Share, a square with an arrow, in the browser's bar or menu.", 'Choose "Add to Home Screen" from the list.', 'Press "Add".'],
        desktop: ["Open the File menu of Safari 17 or newer.", 'Choose "Add to Dock".', 'Press "Add".'],
      },
      ownStorage: "The app stores for itself, apart from the browser: to take your list along, export it here and import it there.",
    },
  },
};
