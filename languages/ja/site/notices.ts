const error = (text: string) => ({ title: "エラー", text });
const notStored = (text: string) => ({ title: "この端末に保存できませんでした", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("話題の映画を読み込めませんでした"),
  "popular-movies": error("人気の映画を読み込めませんでした"),
  "top-rated-movies": error("高評価の映画を読み込めませんでした"),
  "popular-series": error("人気のシリーズを読み込めませんでした"),
  "top-rated-series": error("高評価のシリーズを読み込めませんでした"),
  movie: error("映画の詳細を読み込めませんでした"),
  series: error("シリーズの詳細を読み込めませんでした"),
  season: error("シーズンの詳細を読み込めませんでした"),
  search: error("検索結果を読み込めませんでした"),
  genreMovies: error("このジャンルの映画を読み込めませんでした"),
  genreSeries: error("このジャンルのシリーズを読み込めませんでした"),
  person: error("人物の情報を読み込めませんでした"),
  linkCopied: { title: "リンクをコピーしました！", text: "リンクがクリップボードにコピーされました。" },
  linkNotCopied: { title: "コピーできませんでした", text: "リンクをコピーできませんでした。もう一度試してください。" },
  // Not in section 8's table.
  "trending-series": error("話題のシリーズを読み込めませんでした"),
  discover: error("一覧を読み込めませんでした"),
  upcoming: error("公開日別の映画を読み込めませんでした"),
  airing: error("テレビ放送のシリーズを読み込めませんでした"),
  cast: error("キャストを読み込めませんでした"),
  reviews: error("レビューを読み込めませんでした"),
  similarMovies: error("似ている映画を読み込めませんでした"),
  similarSeries: error("似ているシリーズを読み込めませんでした"),
  recommendations: error("おすすめを読み込めませんでした"),
  whereToWatch: error("配信サービスの情報を読み込めませんでした"),
  episodeGuide: error("エピソードガイドを読み込めませんでした"),
  collection: error("コレクションを読み込めませんでした"),
  fullCredits: error("キャスト・スタッフを読み込めませんでした"),
  pictures: error("画像を読み込めませんでした"),
  notSaved: error("保存できませんでした。接続を確認して、もう一度試してください。"),
  savedFull: notStored("ブラウザがこのサイト用に使える保存領域がいっぱいです。変更は、このページを閉じるか再読み込みするまで有効です。"),
  savedDenied: notStored("このブラウザでは、サイトがデータを保存できません。変更は、このページを閉じるか再読み込みするまで有効です。"),
  savedDamaged: {
    title: "保存データの一部を読み取れませんでした",
    text: "読み取れなかったデータは、この端末に別に保管してあります。設定からエクスポートできます。",
  },
  savedNewer: {
    title: "保存データは、このサイトの新しいバージョンのものです",
    text: "使うには、ページを再読み込みしてください。先にここで何かを変更すると、保存データは別に保管され、設定からエクスポートできます。",
  },
};
