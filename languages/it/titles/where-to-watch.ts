export const whereToWatch = {
  whereToWatch: "Dove guardare",
  country: "Paese",
  offerKinds: {
    stream: "Abbonamento",
    free: "Gratis",
    ads: "Con pubblicità",
    rent: "Noleggio",
    buy: "Acquisto",
  },
  /** `country` stands in the field above. */
  noOffers: "Non risultano servizi che offrano lì questo titolo in streaming, a noleggio o in vendita.",
  loadingOffers: "Caricamento",
  /** The film database's terms require it. */
  credit: "Dati di streaming forniti da JustWatch.",
  allOffers: "Prezzi e link ai servizi",
};
