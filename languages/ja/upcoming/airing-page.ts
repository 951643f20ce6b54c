export const airingPage = {
  leads: {
    live: "選んだ日に新しいエピソードが放送されるシリーズです。",
    embedded: "このサンプルカタログのシリーズは新作ではありません。どれも、過去の年の同じ時期に初めて公開されたエピソードがあります。",
  },
  days: "日付",
  today: "今日",
  tomorrow: "明日",
  thisWeek: "今週",
  empty: { message: "この条件に合うシリーズはありません", hint: "ほかの日または国を選んでください。" },
  /** For search engines. */
  descriptions: {
    live: "今日、これからの各日、今週に新しいエピソードが放送されるシリーズを、お住まいの国の日付で。",
    embedded: "シリーズの記念日。過去の年の同じ時期に初めて公開されたエピソードです。",
  },
};
