import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Películas por fecha de estreno",
  headings: {
    live: { cinemas: "En cines", soon: "Próximamente en cines", home: "Próximamente en casa" },
    embedded: { cinemas: "Aniversarios recientes de películas", soon: "Próximos aniversarios de películas", home: "Próximamente en casa" },
  },
  leads: {
    cinemas: "Películas que están ahora en los cines.",
    soon: "Películas ordenadas por el día en que llegan a los cines.",
    home: "Películas ordenadas por el día en que salen en digital o en DVD y Blu-ray.",
  },
  embeddedLead: "Las películas de este catálogo de muestra no son nuevas. Estas llegaron a los cines un día de estas semanas, en un año anterior.",
  weeks: "Semanas",
  allWeeks: "Todas las semanas",
  thisWeek: "Esta semana",
  nextWeek: "La próxima semana",
  /** Of days without their year. */
  days: (first: string, last: string): string => `Del ${first} al ${last}`,
  kindsLabel: "Tipo de estreno",
  allKinds: "Todos los estrenos",
  kinds: {
    wide: "En cines",
    limited: "Estreno limitado",
    digital: "En digital",
    disc: "DVD y Blu-ray",
  },
  yearsAgo: (years: number): string => plural(years, { one: "hace # año", many: "hace # de años", other: "hace # años" }),
  noDate: "Fecha desconocida",
  empty: { message: "No se conoce ninguna película para esta selección", hint: "Elige otra semana, otro tipo de estreno u otro país." },
  /** For search engines. */
  descriptions: {
    live: "Lo que está en cines, lo que llega cada semana y lo que pronto se podrá ver en casa, con las fechas de tu país.",
    embedded: "Aniversarios de películas de estas semanas, de un catálogo de películas de dominio público.",
  },
};
