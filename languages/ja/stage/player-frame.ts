// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}（前回使用）`,
  resumeAt: (time: string): string => `${time}から再開`,
  startOver: "最初から再生",
  asking: (server: string): string => `${server}に接続中…`,
  waitingForDatabase: "映画データベースの応答待ち",
  slow: (server: string): string => `${server}からまだ応答がありません。`,
  tryServer: (server: string): string => `再生されないときは${server}を試す`,
  hideOffer: "この案内を隠す",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed}では再生できませんでした。${server}${host === null ? "" : `（${host}から再生）`}を試しています。`,
  noneLeft: "どのサーバーでも再生できませんでした。接続を確認して、もう一度試してください。",
};
