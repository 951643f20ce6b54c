export const airingPage = {
  leads: {
    live: "Les séries qui ont un nouvel épisode le jour choisi.",
    embedded:
      "Les séries de ce catalogue d’exemple ne sont pas nouvelles. Un épisode de chacune a été diffusé pour la première fois à l’une de ces dates, une autre année.",
  },
  days: "Jours",
  today: "Aujourd’hui",
  tomorrow: "Demain",
  thisWeek: "Cette semaine",
  empty: { message: "Aucune série connue pour ce choix", hint: "Choisis un autre jour ou un autre pays." },
  /** For search engines. */
  descriptions: {
    live: "Les séries qui ont un nouvel épisode aujourd’hui, chacun des jours suivants et cette semaine, selon les dates de ton pays.",
    embedded: "Anniversaires de séries\u00a0: les épisodes diffusés pour la première fois à l’une de ces dates.",
  },
};
