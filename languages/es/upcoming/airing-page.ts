export const airingPage = {
  leads: {
    live: "Series con un episodio nuevo en el día elegido.",
    embedded:
      "Las series de este catálogo de muestra no son nuevas. De cada una se emitió un episodio por primera vez en uno de estos días, en un año anterior.",
  },
  days: "Días",
  today: "Hoy",
  tomorrow: "Mañana",
  thisWeek: "Esta semana",
  empty: { message: "No se conocen series para esta selección", hint: "Elige otro día u otro país." },
  /** For search engines. */
  descriptions: {
    live: "Series con un episodio nuevo hoy, en cada uno de los próximos días y esta semana, según las fechas de tu país.",
    embedded: "Aniversarios de series: episodios que se vieron por primera vez en uno de estos días.",
  },
};
