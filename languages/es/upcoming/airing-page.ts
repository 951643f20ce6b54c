export const airingPage = {
  leads: {
    live: "Series con un episodio nuevo el día elegido.",
    embedded:
      "Las series de este catálogo de muestra no son nuevas. Un episodio de cada una se emitió por primera vez en uno de estos días, en un año anterior.",
  },
  days: "Días",
  today: "Hoy",
  tomorrow: "Mañana",
  thisWeek: "Esta semana",
  empty: { message: "No se conoce ninguna serie para esta selección", hint: "Elige otro día u otro país." },
  /** For search engines. */
  descriptions: {
    live: "Series con un episodio nuevo hoy, en cada uno de los próximos días y esta semana, según las fechas de tu país.",
    embedded: "Aniversarios de series: episodios que se emitieron por primera vez en uno de estos días.",
  },
};
