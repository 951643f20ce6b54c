import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "Sei offline.",
    slow: "Il sito risponde lentamente.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Copia salvata ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Copia salvata alle ${time}`,
    onDevice: "Quello che salvi e scegli qui resta su questo dispositivo.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "Sei offline",
    text: "Su questo dispositivo non c’è una copia di questa pagina. Per cercare e guardare serve una connessione.",
    returns: "La pagina si apre da sola quando torna la connessione.",
    here: "Su questo dispositivo",
    copies: "Copie di pagine",
  },
  /** In Settings. */
  setting: {
    title: "Uso offline",
    note: "La mia lista, queste impostazioni e le ultime 30 pagine che hai aperto funzionano anche senza connessione. Per cercare e guardare, invece, ne serve una. «Non ricordare niente su questo dispositivo» ed «Elimina tutto ciò che è salvato qui» rimuovono anche le copie.",
    make: "Rendi disponibile offline",
    preparing: "Caricamento in corso",
    none: "Su questo dispositivo non ci sono copie.",
    ready: "Il sito è disponibile offline su questo dispositivo.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# pagina", many: "# di pagine", other: "# pagine" })}, ${size}`,
    remove: "Rimuovi le copie",
    noPictures: "Le locandine non vengono copiate, perché su questo sito provengono da un altro server.",
    off: "Questo dispositivo è impostato per non ricordare niente. Per usare il sito senza connessione, prima disattiva quell’impostazione.",
    failures: {
      full: "Il browser non ha più spazio per questo sito. Le copie sono incomplete.",
      failed: "Connessione non riuscita. Riprova.",
      denied: "Questo browser non consente di conservare copie qui. Forse è una finestra di navigazione privata.",
    },
  },
};
