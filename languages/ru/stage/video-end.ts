// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Что посмотреть дальше",
  replay: "Ещё раз",
  close: "Закрыть",
  upNext: (code: string): string => `Дальше: ${code}`,
  upNextIn: (code: string, seconds: number): string => `Дальше: ${code}, через ${seconds}\u00a0с`,
  playNow: "Включить",
  cancel: "Отмена",
  autoplayNext: "Автоматически включать следующую серию",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Ты ещё смотришь?",
  keepWatching: "Смотреть дальше",
  stopWatching: "Остановить",
};
