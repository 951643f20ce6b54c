export const states = {
  pageFailed: "まもなく再開します",
  screenFailed: "このページで問題が発生しました。",
  stillWaiting: "映画データベースの応答を待っています。",
  emptyList: "ここにはまだ何もありません。",
};
