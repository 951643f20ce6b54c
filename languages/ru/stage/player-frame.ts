// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, прошлый выбор`,
  resumeAt: (time: string): string => `Продолжить с ${time}`,
  startOver: "Начать сначала",
  asking: (server: string): string => `Подключаем ${server}…`,
  waitingForDatabase: "Ждём ответа базы фильмов",
  slow: (server: string): string => `${server} пока не отвечает.`,
  tryServer: (server: string): string => `Не идёт? Включить ${server}`,
  hideOffer: "Скрыть предложение",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} не может это воспроизвести. Пробуем ${server}${host === null ? "" : ` (источник: ${host})`}.`,
  noneLeft: "Ни один сервер не может это воспроизвести. Проверь соединение и попробуй ещё раз.",
};
