export const whereToWatch = {
  whereToWatch: "Streamingangebote",
  country: "Land",
  offerKinds: {
    stream: "Im Abo",
    free: "Kostenlos",
    ads: "Mit Werbung",
    rent: "Leihen",
    buy: "Kaufen",
  },
  /** `country` stands in the field above. */
  noOffers: "Dort ist kein Dienst bekannt, bei dem du diesen Titel streamen, leihen oder kaufen kannst.",
  loadingOffers: "Wird geladen",
  /** The film database's terms require it. */
  credit: "Streamingdaten von JustWatch.",
  allOffers: "Preise und Links zu den Diensten",
};
