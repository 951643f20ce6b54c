// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, ostatnio używany`,
  resumeAt: (time: string): string => `Wznów od ${time}`,
  startOver: "Od początku",
  asking: (server: string): string => `Łączenie: ${server}…`,
  waitingForDatabase: "Czekamy na bazę filmów",
  slow: (server: string): string => `${server} jeszcze nie odpowiada.`,
  tryServer: (server: string): string => `Nie działa? Wypróbuj: ${server}`,
  hideOffer: "Ukryj tę propozycję",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} nie odtwarza tego tytułu. Próbujemy: ${server}${host === null ? "" : `, źródło: ${host}`}.`,
  noneLeft: "Żaden serwer nie odtworzył tego tytułu. Sprawdź połączenie i spróbuj ponownie.",
};
