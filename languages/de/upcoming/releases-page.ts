import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Filme nach Starttermin",
  headings: {
    live: { cinemas: "Im Kino", soon: "Demnächst im Kino", home: "Demnächst zu Hause" },
    embedded: { cinemas: "Filmjubiläen der letzten Wochen", soon: "Kommende Filmjubiläen", home: "Demnächst zu Hause" },
  },
  leads: {
    cinemas: "Filme, die jetzt im Kino laufen.",
    soon: "Filme nach dem Tag, an dem sie ins Kino kommen.",
    home: "Filme nach dem Tag, an dem sie digital oder auf DVD oder Blu-ray erscheinen.",
  },
  embeddedLead: "Die Filme dieses Beispielkatalogs sind nicht neu. Diese kamen in einem früheren Jahr an einem Tag dieser Wochen ins Kino.",
  weeks: "Wochen",
  allWeeks: "Alle Wochen",
  thisWeek: "Diese Woche",
  nextWeek: "Nächste Woche",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first} bis ${last}`,
  kindsLabel: "Art der Veröffentlichung",
  allKinds: "Alle Veröffentlichungen",
  kinds: {
    wide: "Kinostart",
    limited: "Begrenzter Kinostart",
    digital: "Digital",
    disc: "DVD und Blu-ray",
  },
  yearsAgo: (years: number): string => plural(years, { one: "vor # Jahr", other: "vor # Jahren" }),
  noDate: "Datum nicht bekannt",
  empty: {
    message: "Zu dieser Auswahl sind keine Filme bekannt",
    hint: "Wähle eine andere Woche, eine andere Art der Veröffentlichung oder ein anderes Land.",
  },
  /** For search engines. */
  descriptions: {
    live: "Was im Kino läuft, was Woche für Woche anläuft und was es bald zu Hause zu sehen gibt, mit den Terminen deines Landes.",
    embedded: "Filmjubiläen dieser Wochen, aus einem Katalog gemeinfreier Filme.",
  },
};
