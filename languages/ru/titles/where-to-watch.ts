export const whereToWatch = {
  whereToWatch: "Где посмотреть",
  country: "Страна",
  offerKinds: {
    stream: "По подписке",
    free: "Бесплатно",
    ads: "С рекламой",
    rent: "Аренда",
    buy: "Покупка",
  },
  /** `country` stands in the field above. */
  noOffers: "В этой стране не известен ни один сервис, где это можно посмотреть по подписке, взять в аренду или купить.",
  loadingOffers: "Загружается",
  /** The film database's terms require it. */
  credit: "Данные о стриминге: JustWatch.",
  allOffers: "Цены и ссылки на сервисы",
};
