import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Film in base all’uscita",
  headings: {
    live: { cinemas: "Al cinema", soon: "Prossimamente al cinema", home: "Prossimamente a casa" },
    embedded: { cinemas: "Anniversari recenti di film", soon: "Prossimi anniversari di film", home: "Prossimamente a casa" },
  },
  leads: {
    cinemas: "I film che sono ora al cinema.",
    soon: "I film in base al giorno in cui arrivano al cinema.",
    home: "I film in base al giorno in cui escono in digitale o in DVD e Blu-ray.",
  },
  embeddedLead: "I film di questo catalogo di esempio non sono nuovi. Questi arrivarono al cinema in un giorno di queste settimane di un anno passato.",
  weeks: "Settimane",
  allWeeks: "Tutte le settimane",
  thisWeek: "Questa settimana",
  nextWeek: "La prossima settimana",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first} – ${last}`,
  kindsLabel: "Tipo di uscita",
  allKinds: "Tutte le uscite",
  kinds: {
    wide: "Al cinema",
    limited: "Uscita limitata",
    digital: "In digitale",
    disc: "In DVD e Blu-ray",
  },
  yearsAgo: (years: number): string => plural(years, { one: "# anno fa", many: "# di anni fa", other: "# anni fa" }),
  noDate: "Data sconosciuta",
  empty: { message: "Per questa scelta non risultano film", hint: "Scegli un’altra settimana, un altro tipo di uscita o un altro Paese." },
  /** For search engines. */
  descriptions: {
    live: "Che cosa c’è al cinema, che cosa arriva settimana per settimana e che cosa si vedrà presto a casa, con le date del tuo Paese.",
    embedded: "Gli anniversari di film di queste settimane, da un catalogo di film di pubblico dominio.",
  },
};
