export const airingPage = {
  leads: {
    live: "Le serie con un nuovo episodio nel giorno scelto.",
    embedded: "Le serie di questo catalogo di esempio non sono nuove. Di ognuna, un episodio uscì in uno di questi giorni di un anno passato.",
  },
  days: "Giorni",
  today: "Oggi",
  tomorrow: "Domani",
  thisWeek: "Questa settimana",
  empty: { message: "Per questa scelta non risultano serie", hint: "Scegli un altro giorno o un altro Paese." },
  /** For search engines. */
  descriptions: {
    live: "Le serie TV con un nuovo episodio oggi, in ciascuno dei prossimi giorni e questa settimana, secondo le date del tuo Paese.",
    embedded: "Anniversari di serie: gli episodi usciti in uno di questi giorni.",
  },
};
