import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Filmy według premier",
  headings: {
    live: { cinemas: "W kinach", soon: "Wkrótce w kinach", home: "Wkrótce w domu" },
    embedded: { cinemas: "Niedawne rocznice filmów", soon: "Nadchodzące rocznice filmów", home: "Wkrótce w domu" },
  },
  leads: {
    cinemas: "Filmy, które można teraz zobaczyć w kinach.",
    soon: "Filmy według dnia, w którym trafiają do kin.",
    home: "Filmy według dnia, w którym ukazują się cyfrowo lub na płytach.",
  },
  embeddedLead:
    "Filmy z tego przykładowego katalogu nie są nowe. Te trafiły do kin w\u00a0jednym z\u00a0dni tych tygodni, w\u00a0którymś z\u00a0wcześniejszych lat.",
  weeks: "Tygodnie",
  allWeeks: "Wszystkie tygodnie",
  thisWeek: "Ten tydzień",
  nextWeek: "Następny tydzień",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first} – ${last}`,
  kindsLabel: "Rodzaj premiery",
  allKinds: "Wszystkie premiery",
  kinds: {
    wide: "W kinach",
    limited: "W wybranych kinach",
    digital: "Cyfrowo",
    disc: "Na płytach",
  },
  yearsAgo: (years: number): string => plural(years, { one: "# rok temu", few: "# lata temu", many: "# lat temu" }),
  noDate: "Data nieznana",
  empty: { message: "Nie znamy filmów pasujących do tego wyboru", hint: "Wybierz inny tydzień, rodzaj premiery lub kraj." },
  /** For search engines. */
  descriptions: {
    live: "Co jest w kinach, co trafia do nich tydzień po tygodniu i co wkrótce będzie można zobaczyć w domu, z datami w twoim kraju.",
    embedded: "Rocznice filmów z tych tygodni, z katalogu filmów w domenie publicznej.",
  },
};
