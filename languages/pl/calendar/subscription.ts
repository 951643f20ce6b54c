export const subscription = {
  title: "W twoim własnym kalendarzu",
  download: "Pobierz jako plik",
  downloadNote: "Plik ICS z terminami powyżej, do dowolnego kalendarza. Terminów ogłoszonych później w nim nie będzie.",
  subscribe: "Subskrybuj",
  subscribeNote: "Twój kalendarz czyta ten adres dwa razy dziennie i sam dostaje nowe terminy.",
  /** What the address gives away. */
  ids: "Adres zawiera numery tych tytułów. Usługa, która prowadzi twój kalendarz, widzi je, i nie widzi niczego innego z tego, co tu robisz.",
  withoutNames: "Bez tytułów odcinków",
  address: "Adres subskrypcji",
  firstTitles: (count: number): string => `Liczba twoich tytułów w subskrypcji: ${count}. Najpierw te z ogłoszonymi terminami.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
