import type { Words } from "../words.ts";
import { counted, episodes as episodeCount, films, lists as listCount } from "./counts.ts";
import { decimal, number } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, textOf: (count: number) => string): string[] => (count === 0 ? [] : [textOf(count)]);
export const words: Words["settings"] = {
  settingsPage: {
    heading: "Impostazioni",
    lead: "Ciò che scegli e ciò che conservi restano in questo browser, su questo dispositivo. Non c’è un account a cui possano appartenere.",
    withoutScript: "Le impostazioni le salva il tuo browser, e per farlo gli serve JavaScript. Senza, su questo dispositivo non viene salvato niente.",
    languageNote:
      "Ogni pagina si apre nella lingua del suo indirizzo. Se non è la tua, una riga ti propone la pagina nella tua lingua. «Automatico» segue la lingua del tuo browser.",
    watching: {
      title: "Visione",
      country: "Paese da cui guardi",
      automaticUnnamed: "Automatico",
      /** "Automatico (Germania)" */
      automatic: (name: string): string => `Automatico (${name})`,
      countryNote: "Per «Dove guardare» e per le fasce d’età. «Automatico» segue la lingua del tuo browser.",
      autoplayNext: "Avvia in automatico l’episodio successivo",
      askStillWatching: "Dopo tre episodi chiedi: «Stai ancora guardando?»",
      askStillWatchingNote: "Se tre episodi di fila sono partiti da soli, senza tasti, mouse o tocchi.",
      originalPosters: "Locandine originali",
      originalPostersNote:
        "Nella pagina di un titolo e in «La mia lista», se la locandina nella lingua originale è nota. Gli altri elenchi mostrano le locandine nella lingua della pagina.",
    },
    captions: {
      title: "Sottotitoli",
      language: "Sottotitoli",
      asFilm: "Come previsto dal film",
      off: "Disattivati",
      note: "Nel player di questo sito. Gli altri player hanno impostazioni proprie.",
    },
    spoilers: {
      title: "Spoiler",
      legend: "Episodi dopo l’ultimo che hai visto",
      choices: { off: "Mostra tutto", blur: "Sfoca", hide: "Nascondi" },
      note: "«Sfoca» e «Nascondi» coprono i fotogrammi, i titoli e le trame nell’elenco degli episodi. Con un tasto o un tocco li scopri uno per uno.",
    },
    couch: {
      title: "Televisore",
      layout: "Vista per la TV",
      note: "Testo e immagini grandi, per uno schermo che guardi da lontano. Con le frecce, OK e Indietro di un telecomando o di un gamepad raggiungi ogni comando.",
    },
    memory: {
      title: "Questo dispositivo",
      rememberNothing: "Non ricordare niente su questo dispositivo",
      note: "Elimina subito la tua lista, ciò che hai visto, i tuoi voti e le tue note, e i punti da cui riprendere. Da lì in poi non viene salvato più niente, finché non disattivi questa impostazione. Le impostazioni di questa pagina restano, perché le hai scelte tu.",
      wiped: "Eliminato da questo dispositivo",
    },
    stored: {
      title: "Che cosa è salvato qui",
      subjects: { list: "La mia lista", seen: "Visti, voti e note", progress: "Dove riprendere", choices: "Impostazioni" },
      /** While there is nothing to count. */
      notes: {
        list: "Titoli salvati e liste tue",
        seen: "Film, episodi e serie",
        progress: "Film ed episodi, e gli ultimi server",
        choices: "Aspetto, questa pagina, il player",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, counted("titolo salvato", "titoli salvati")), ...unlessNone(lists, listCount)].join(", "),
        seen: [...unlessNone(movies, films), ...unlessNone(episodes, episodeCount), ...unlessNone(rated, counted("voto o nota", "voti e note"))].join(", "),
        progress: unlessNone(positions, counted("film o episodio", "film ed episodi")).join(", "),
      }),
      nothing: "Niente",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Meno di 1\u00a0KB";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0KB` : `${decimal(bytes / 1_000_000)}\u00a0MB`;
      },
    },
    transfer: {
      title: "Esporta e importa",
      note: "La tua lista, ciò che hai visto, i voti, le note, i punti da cui riprendere e le impostazioni di questa pagina, in un solo file. Per passare a un altro dispositivo o browser, esporta qui e importa lì.",
      save: "Esporta in un file",
      open: "Importa un file",
      fromOthers: "Importa da Letterboxd, IMDb, Trakt e altri",
      preview: "Questo file contiene",
      nothingIn: "Nessun titolo.",
      /** Some entries. */
      left: "Una parte è illeggibile e viene tralasciata.",
      merge: "Aggiungi a ciò che c’è",
      replace: "Sostituisci ciò che c’è",
      cancel: "Annulla",
      choices:
        "Se aggiungi, fra due voci vale la più recente e le tue impostazioni di questa pagina restano. Ciò che hai rimosso dopo l’esportazione ritorna. Se sostituisci, prima viene eliminato ciò che c’è qui e valgono le impostazioni del file.",
      done: { merge: "Il file è stato aggiunto a ciò che c’era", replace: "Il file ha sostituito ciò che c’era" },
      failures: {
        large: "Questo file è troppo grande per essere un’esportazione di questo sito.",
        unreadable: "Impossibile aprire questo file. Sceglilo di nuovo.",
        foreign: "Questo file non è un’esportazione di questo sito, o è danneggiato. Scegline uno che hai esportato qui.",
        newer: "Questo file proviene da una versione più recente di questo sito. Ricarica la pagina e riprova.",
      },
      off: "Questo dispositivo è impostato per non ricordare niente. Per importare, prima disattiva quell’impostazione.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Una parte di ciò che era salvato qui è illeggibile",
      text: "È stata messa da parte, e il resto continua come prima. Salvala se vuoi darle un’occhiata o farla vedere a qualcuno.",
      save: "Salva in un file",
      remove: "Elimina",
      removed: "Eliminato da questo dispositivo",
      file: (subject: string): string => `danneggiato-${subject}.txt`,
    },
    deletion: {
      button: "Elimina tutto ciò che è salvato qui",
      title: "Eliminare tutto ciò che è salvato qui?",
      text: "La tua lista e le liste create da te, ciò che hai visto, i voti e le note, i punti da cui riprendere e ogni impostazione di questa pagina. Una volta lasciata la pagina, non si può più annullare. Per tenerne una copia, prima esportala.",
      confirm: "Elimina tutto",
      cancel: "Conserva",
      done: "Tutto ciò che era salvato su questo dispositivo è stato eliminato.",
    },
    install: {
      title: "App",
      note: "Un’icona su questo dispositivo e una finestra tutta sua, senza le barre del browser. Le pagine sono le stesse, e l’app si rimuove come qualsiasi altra.",
      button: (name: string): string => `Installa ${name}`,
      installing: (name: string): string => `Installazione di ${name} in corso. Può richiedere mezzo minuto.`,
      installed: (name: string): string => `Ora ${name} è su questo dispositivo.`,
      dismissed: "Installazione annullata. Puoi riprovare più tardi: qui, dopo aver ricaricato la pagina, o dal menu del browser.",
      steps: {
        phone: [
          "Tocca «Condividi», un quadrato con una freccia, nella barra o nel menu del browser.",
          "Scegli «Aggiungi alla schermata Home» dall’elenco.",
          "Tocca «Aggiungi».",
        ],
        desktop: ["Apri il menu «File» di Safari 17 o successivo.", "Scegli «Aggiungi al Dock».", "Fai clic su «Aggiungi»."],
      },
      ownStorage: "L’app salva i propri dati, separati da quelli del browser: per portare con te la tua lista, esportala qui e importala lì.",
    },
  },
};
