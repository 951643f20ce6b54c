import { counted, lists, titles } from "../counts.ts";
import { number, plural } from "../text.ts";

// The page of a list that came as an address.
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Una lista condivisa",
  about: "Questa lista, nome compreso, è contenuta nell’indirizzo che hai aperto. Su questo sito non è salvata. Salvala per tenerla su questo dispositivo.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Una lista di ${titles(count)} da guardare, condivisa come indirizzo.`,
  listLabel: "Titoli di questa lista",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Un film, non ancora caricato", tv: "Una serie, non ancora caricata" },
  missing: "Non è nel catalogo",
  failed: "Alcuni titoli di questa lista non sono stati caricati.",
  /** Below the list. */
  dropped: (count: number): string =>
    plural(count, {
      one: "Una voce dell’indirizzo è stata tralasciata: non è un titolo, o la lista è troppo lunga.",
      many: "# di voci dell’indirizzo sono state tralasciate: non sono titoli, o la lista è troppo lunga.",
      other: "# voci dell’indirizzo sono state tralasciate: non sono titoli, o la lista è troppo lunga.",
    }),
  empty: {
    message: "In questo indirizzo non c’è nessun titolo",
    hint: "Forse è stato troncato durante l’invio. Chiedi che te lo mandino di nuovo, o trova qui qualcosa da guardare.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `Caricamento: ${number(count)} di ${titles(all)}`,
  saveAll: "Salva tutti",
  saveAsList: "Salva come lista",
  openMyList: "Apri «La mia lista»",
  /** Of toasts. */
  savedAll: (count: number): string =>
    plural(count, {
      one: "# titolo salvato in «La mia lista»",
      many: "# di titoli salvati in «La mia lista»",
      other: "# titoli salvati in «La mia lista»",
    }),
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : counted("titolo non caricato", "titoli non caricati")(count)),
  allSavedBefore: "Erano già tutti in «La mia lista»",
  savedAsList: "Salvata come lista",
  noRoom: (most: number): string => `Hai ${lists(most)}: non c’è posto per altre. Eliminane prima una.`,
};
