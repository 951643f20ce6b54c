import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Films par date de sortie",
  headings: {
    live: { cinemas: "Au cinéma", soon: "Bientôt au cinéma", home: "Bientôt à la maison" },
    embedded: { cinemas: "Anniversaires récents de films", soon: "Prochains anniversaires de films", home: "Bientôt à la maison" },
  },
  leads: {
    cinemas: "Les films qui passent en ce moment au cinéma.",
    soon: "Les films classés par date de sortie au cinéma.",
    home: "Les films classés par date de sortie en numérique ou en DVD et Blu-ray.",
  },
  embeddedLead: "Les films de ce catalogue d’exemple ne sont pas nouveaux. Ceux-ci sont sortis au cinéma au cours de ces mêmes semaines, une autre année.",
  weeks: "Semaines",
  allWeeks: "Toutes les semaines",
  thisWeek: "Cette semaine",
  nextWeek: "La semaine prochaine",
  /** Of days without their year. */
  days: (first: string, last: string): string => `Du ${first} au ${last}`,
  kindsLabel: "Type de sortie",
  allKinds: "Toutes les sorties",
  kinds: {
    wide: "En salles",
    limited: "Sortie limitée",
    digital: "Numérique",
    disc: "DVD et Blu-ray",
  },
  yearsAgo: (years: number): string => plural(years, { one: "il y a # an", many: "il y a # d’années", other: "il y a # ans" }),
  noDate: "Date inconnue",
  empty: { message: "Aucun film connu pour ce choix", hint: "Choisis une autre semaine, un autre type de sortie ou un autre pays." },
  /** For search engines. */
  descriptions: {
    live: "Ce qui passe au cinéma, ce qui y arrive chaque semaine et ce que tu pourras bientôt regarder à la maison, selon les dates de ton pays.",
    embedded: "Les anniversaires de films de ces semaines, dans un catalogue de films du domaine public.",
  },
};
