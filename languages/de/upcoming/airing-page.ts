export const airingPage = {
  leads: {
    live: "Serien mit einer neuen Folge am gewählten Tag.",
    embedded: "Die Serien dieses Beispielkatalogs sind nicht neu. Von jeder lief in einem früheren Jahr an einem dieser Tage eine Folge zum ersten Mal.",
  },
  days: "Tage",
  today: "Heute",
  tomorrow: "Morgen",
  thisWeek: "Diese Woche",
  empty: { message: "Zu dieser Auswahl sind keine Serien bekannt", hint: "Wähle einen anderen Tag oder ein anderes Land." },
  /** For search engines. */
  descriptions: {
    live: "Serien mit einer neuen Folge heute, an jedem der nächsten Tage und in dieser Woche, nach den Terminen deines Landes.",
    embedded: "Serienjubiläen: Folgen, die an einem dieser Tage zum ersten Mal liefen.",
  },
};
