import { number, plural } from "../text.ts";

// The page of a list that came as an address.
const titleCount = (count: number): string => plural(count, { one: "# Titel", other: "# Titel" });
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Eine geteilte Liste",
  about:
    "Diese Liste steht samt ihrem Namen in der Adresse, die du geöffnet hast. Auf dieser Website ist sie nicht gespeichert. Speichere sie, um sie auf diesem Gerät zu behalten.",
  titleCount,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Eine Liste mit ${plural(count, { one: "# Titel", other: "# Titeln" })} zum Anschauen, als Adresse geteilt.`,
  listLabel: "Titel dieser Liste",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Ein Film, noch nicht geladen", tv: "Eine Serie, noch nicht geladen" },
  missing: "Nicht im Katalog",
  failed: "Einige Titel dieser Liste konnten nicht geladen werden.",
  /** Below the list. */
  dropped: (count: number): string =>
    count === 1
      ? "Ein Eintrag der Adresse wurde ausgelassen: Er ist kein Titel, oder die Liste ist zu lang."
      : `${number(count)} Einträge der Adresse wurden ausgelassen: Sie sind keine Titel, oder die Liste ist zu lang.`,
  empty: {
    message: "In dieser Adresse steht kein Titel",
    hint: "Vielleicht wurde sie unterwegs abgeschnitten. Lass sie dir noch einmal schicken, oder finde hier etwas zum Anschauen.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `${number(count)} von ${plural(all, { one: "# Titel", other: "# Titeln" })} geladen`,
  saveAll: "Alle merken",
  saveAsList: "Als Liste speichern",
  openMyList: "Merkliste öffnen",
  /** Of toasts. */
  savedAll: (count: number): string => plural(count, { one: "# Titel gemerkt", other: "# Titel gemerkt" }),
  /** Below it. */
  leftOut: (count: number): string =>
    count === 0 ? "" : plural(count, { one: "# Titel konnte nicht geladen werden", other: "# Titel konnten nicht geladen werden" }),
  allSavedBefore: "Alle standen schon auf der Merkliste",
  savedAsList: "Als Liste gespeichert",
  noRoom: (most: number): string => `Du hast ${plural(most, { one: "# Liste", other: "# Listen" })}, mehr sind nicht möglich. Lösche zuerst eine.`,
};
