export const whereToWatch = {
  whereToWatch: "Gdzie obejrzeć",
  country: "Kraj",
  offerKinds: {
    stream: "Abonament",
    free: "Bezpłatnie",
    ads: "Z reklamami",
    rent: "Wypożyczenie",
    buy: "Zakup",
  },
  /** `country` stands in the field above. */
  noOffers: "W tym kraju nie znamy platformy, na której można obejrzeć, wypożyczyć lub kupić ten tytuł.",
  loadingOffers: "Wczytywanie",
  /** The film database's terms require it. */
  credit: "Dane o platformach: JustWatch.",
  allOffers: "Ceny i linki do platform",
};
