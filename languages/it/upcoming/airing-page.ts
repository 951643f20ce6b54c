export const airingPage = {
  leads: {
    live: "Le serie con un nuovo episodio nel giorno scelto.",
    embedded:
      "Le serie di questo catalogo di esempio non sono nuove. Di ognuna un episodio andò in onda per la prima volta in uno di questi giorni, in un anno passato.",
  },
  days: "Giorni",
  today: "Oggi",
  tomorrow: "Domani",
  thisWeek: "Questa settimana",
  empty: { message: "Nessuna serie nota per questa scelta", hint: "Scegli un altro giorno o un altro Paese." },
  /** For search engines. */
  descriptions: {
    live: "Le serie con un nuovo episodio oggi, in ciascuno dei prossimi giorni e questa settimana, secondo le date del tuo Paese.",
    embedded: "Anniversari di serie: gli episodi visti per la prima volta in uno di questi giorni.",
  },
};
