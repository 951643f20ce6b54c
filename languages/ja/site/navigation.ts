// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "本文へスキップ",
  mainLabel: "メインメニュー",
  footerLabel: "フッター",
  /** The four links of specification.md, section 2. */
  movies: "映画",
  series: "シリーズ",
  topRated: "高評価",
  genres: "ジャンル",
  /** Set apart, in a phone's menu alone. */
  discover: "作品を探す",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "上映中", airing: "テレビ放送" },
    embedded: { upcoming: "映画の記念日", airing: "シリーズの記念日" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "マイリスト",
  /** Below it in a phone's menu. */
  calendar: "カレンダー",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "設定",
  searchLabel: "作品や人物を検索",
  toggles: {
    search: { open: "検索を開く", close: "検索を閉じる" },
    menu: { open: "メニューを開く", close: "メニューを閉じる" },
  },
  loadingPage: "ページを読み込み中",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "（新しいウィンドウで開きます）",
};
