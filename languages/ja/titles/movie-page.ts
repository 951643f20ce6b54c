export const moviePage = {
  loading: "映画を読み込み中",
  serverHint: "映画が読み込まれないときは、下の別のサーバーを試してください！",
  summary: "あらすじ",
  noOverview: "この映画のあらすじはまだありません。",
  similarMovies: "似ている映画",
  notFound: "映画が見つかりません",
  notFoundText: "このURLの映画はありません。リンクに誤りがあるか、映画が削除された可能性があります。",
};
