export const whereToWatch = {
  whereToWatch: "Où regarder",
  country: "Pays",
  offerKinds: {
    stream: "Abonnement",
    free: "Gratuit",
    ads: "Avec pub",
    rent: "Location",
    buy: "Achat",
  },
  /** `country` stands in the field above. */
  noOffers: "Aucun service connu n’y propose ce titre en streaming, à la location ou à l’achat.",
  loadingOffers: "Chargement",
  /** The film database's terms require it. */
  credit: "Données de streaming\u00a0: JustWatch.",
  allOffers: "Prix et liens vers les services",
};
