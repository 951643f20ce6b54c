export const subscription = {
  title: "W twojej aplikacji kalendarza",
  download: "Pobierz jako plik",
  downloadNote: "Plik ICS z terminami powyżej, do dowolnej aplikacji kalendarza. Terminów ogłoszonych później w nim nie będzie.",
  subscribe: "Subskrybuj",
  subscribeNote: "Twoja aplikacja odczytuje ten adres dwa razy dziennie i sama pobiera nowe terminy.",
  /** What the address gives away. */
  ids: "Adres zawiera numery tych tytułów. Usługa, która obsługuje twój kalendarz, widzi je, ale nie widzi niczego więcej z tego, co tu robisz.",
  withoutNames: "Bez tytułów odcinków",
  address: "Adres subskrypcji",
  firstTitles: (count: number): string => `Liczba twoich tytułów w subskrypcji: ${count}. Najpierw te z ogłoszonymi terminami.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
