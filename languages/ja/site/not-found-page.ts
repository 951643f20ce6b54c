export const notFoundPage = {
  heading: "ページが見つかりません",
  text: "このURLのページはありません。リンクに誤りがあるか、ページが移動した可能性があります。",
  goHome: "ホームへ",
};
