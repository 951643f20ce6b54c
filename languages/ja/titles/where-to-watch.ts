export const whereToWatch = {
  whereToWatch: "配信サービス",
  country: "国",
  offerKinds: {
    stream: "見放題",
    free: "無料",
    ads: "広告つき",
    rent: "レンタル",
    buy: "購入",
  },
  /** `country` stands in the field above. */
  noOffers: "この国でこの作品を配信、レンタル、販売しているサービスは見つかっていません。",
  loadingOffers: "読み込み中",
  /** The film database's terms require it. */
  credit: "配信データの提供：JustWatch",
  allOffers: "各サービスの料金とリンク",
};
