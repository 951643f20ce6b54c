import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Fakten",
  originalTitle: "Originaltitel",
  originalLanguage: "Originalsprache",
  status: "Status",
  seriesType: "Art",
  /** By the provider's names. */
  statuses: {
    Rumored: "Gerücht",
    Planned: "Geplant",
    "In Production": "In Produktion",
    "Post Production": "In der Postproduktion",
    Released: "Veröffentlicht",
    Canceled: "Eingestellt",
    "Returning Series": "Wird fortgesetzt",
    Ended: "Beendet",
    Pilot: "Pilotfolge",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Fiktion",
    Miniseries: "Miniserie",
    Reality: "Reality",
    Documentary: "Dokumentation",
    News: "Nachrichten",
    "Talk Show": "Talkshow",
    Video: "Video",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "Land" : "Länder"),
  budget: "Budget",
  revenue: "Einspielergebnis",
  /** "92.620.000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Erstausstrahlung",
  lastAired: "Letzte Ausstrahlung",
  companies: (count: number): string => (count === 1 ? "Produktionsfirma" : "Produktionsfirmen"),
  networks: () => "Sender",
  keywords: "Schlagwörter",
  showMore: (count: number): string => `${number(count)} weitere zeigen`,
  /** "Veröffentlichung (Deutschland)" */
  releases: (country: string): string => `Veröffentlichung (${country})`,
  /** "Kinostart: 11. Januar 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Premiere",
    2: "Begrenzter Kinostart",
    3: "Kinostart",
    4: "Digital",
    5: "DVD und Blu-ray",
    6: "Fernsehen",
  } as Record<number, string>,
};
