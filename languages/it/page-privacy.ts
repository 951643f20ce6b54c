import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { decimal } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Informativa sulla privacy",
  description: (siteName) =>
    `Che cosa viene a sapere ${siteName} di te: niente account, niente profili, solo le informazioni tecniche di base che servono a ogni sito.`,
  lead: "Qui non ci sono account, quindi non c’è niente da cedere. Restano le informazioni tecniche di base che servono a ogni sito, e questa pagina dice che cosa ne facciamo.",
  accounts: {
    title: "Nessun account",
    text: (siteName) =>
      `Su ${siteName} non puoi registrarti, accedere o abbonarti. Non ti chiediamo il nome, l’indirizzo email o una carta di credito. Non creiamo un profilo su di te e non teniamo traccia di quello che cerchi o guardi. Ciò che salvi, ciò che hai visto e i punti da cui riprendere stanno soltanto sul tuo dispositivo.`,
  },
  technical: {
    title: "Informazioni tecniche di base",
    lead: "Per mostrarti una pagina, il nostro server deve sapere quale pagina vuoi e dove inviarla. Il tuo browser dice anche che tipo di browser è. Questo lo viene a sapere ogni sito. Ecco che cosa succede qui a queste informazioni:",
    facts: [
      "Il tuo indirizzo IP serve per inviarti la pagina. Per poco tempo il nostro server ne conserva in memoria una forma resa irriconoscibile, così una sola visita non può togliere spazio a tutte le altre. L’indirizzo non lo salviamo mai.",
      "Ciò che scrivi nella casella di ricerca serve a trovare i titoli. I risultati restano in memoria per qualche minuto, senza indicazioni su chi ha cercato, e non vengono mai scritti su disco o in un log.",
      "I nostri log ci aiutano a trovare gli errori. Non contengono testi di ricerca, pagine di provenienza o indirizzi IP.",
    ],
    filmDatabase:
      "È il nostro server a contattare il database dei film, mai il tuo browser. Il database viene a sapere che cosa è stato cercato, ma non chi lo ha cercato.",
  },
  device: {
    title: "Che cosa resta sul tuo dispositivo",
    lead: "Il tuo browser ricorda per te alcune cose sul tuo dispositivo, così ritrovi il sito come l’hai lasciato:",
    pages: prose`Quanto spazio occupano puoi vederlo nelle ${{ text: "Impostazioni", to: paths.settings }}, dove puoi anche esportarle, eliminarle e disattivare tutto. La pagina ${{ text: "Cookie", to: paths.cookies }} le elenca con i nomi che mostra il tuo browser.`,
    nothingElse: "Questo sito non salva nient’altro sul tuo dispositivo.",
    browser:
      "Il tuo browser fa quello che fa per ogni sito: la sua cronologia elenca le pagine che hai aperto, ricerche comprese, e la sua cache conserva per un po’ copie di pagine e immagini. Puoi svuotarle entrambe in qualsiasi momento.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Il tuo browser può anche conservare copie, così il sito funziona senza connessione. Comincia alla tua seconda visita, quando salvi qualcosa o quando lo chiedi nelle Impostazioni, dove vedi quanto occupano e puoi rimuoverle:",
    pages: ({ pages, megabytes, days }) =>
      `Pagine («matinee-pages»): La mia lista, le impostazioni e le ultime ${pages} pagine che hai aperto, al massimo ${megabytes}\u00a0MB, per al massimo ${days} giorni. Le ricerche e le liste condivise non sono comprese, e nessuna pagina contiene informazioni su di te.`,
    files: (files, megabytes) =>
      `File («matinee-files»): script, stili e testi di questo sito, al massimo ${files} file, ciascuno di al massimo ${decimal(megabytes)}\u00a0MB.`,
    pictures: (pictures) => `Locandine («matinee-pictures»): quelle dei titoli che hai salvato, al massimo ${pictures}, finché sono salvati.`,
    noPictures: "Le locandine non vengono copiate, perché su questo sito provengono da un altro server.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "Che cosa ne invia il tuo dispositivo",
    lead: "Di tutto ciò non ci viene inviato niente, salvo i casi seguenti e ciò che serve a un’importazione (vedi sotto). Niente viene registrato: il nostro log non contiene indirizzi di pagine. Quando un titolo non si può caricare, il log può indicare quel titolo, ma mai chi lo ha richiesto.",
    exceptions: [
      "Il Paese da cui guardi. Finché non ne scegli uno, il tuo browser lo deduce dalle proprie impostazioni di lingua, mai dal tuo indirizzo IP. Se è diverso da quello di questo sito, la pagina di un film o di una serie chiede al nostro server che cosa si sa per quel Paese. La richiesta indica il Paese e il titolo.",
      "I codici dei titoli. «La mia lista», la riga «Continua a guardare» e una lista condivisa chiedono al nostro server i titoli di cui al tuo dispositivo mancano il nome, le immagini o i prossimi episodi, e i film e le serie che somigliano a uno o due di quelli che hai salvato. Una richiesta del genere contiene i codici dei titoli nel catalogo, come gli indirizzi delle loro pagine. Non dice se li hai salvati, visti o votati.",
      "L’indirizzo di una lista condivisa. Contiene il nome della lista e i codici dei suoi titoli, e sul nostro server non ne viene salvato niente. Un browser che lo apre ce lo invia, come per ogni pagina, e lo conserva nella sua cronologia.",
      "Il calendario. Chiede al nostro server le date dei titoli che segui; la richiesta indica i loro codici e il tuo Paese. Se ti iscrivi al calendario, questi dati si trovano in un indirizzo noto al servizio che gestisce la tua app di calendario, che lo usa per interrogare il nostro server. Sul nostro server non ne viene salvato niente.",
    ],
  },
  imports: {
    title: "Importazioni",
    text: "I file di un’importazione da un altro servizio li legge il tuo browser. Per trovare i titoli che contengono, i loro nomi, gli anni, i codici su IMDb e TMDB e l’indicazione se si tratta di un film o di una serie vengono inviati al nostro server, 50 per volta. Lì viene salvato quale titolo ha quale codice IMDb, come altre informazioni sui titoli. Date, voti, note e liste restano sul tuo dispositivo. I nostri log non contengono niente di tutto questo, e niente dice di chi sono i titoli.",
  },
  players: {
    title: "Player",
    own: "I player di questo sito sono pagine nostre. Il video che mostrano può provenire da un altro server, scelto da chi gestisce questo sito. Quel server viene allora a sapere ciò che viene a sapere ogni sito: il tuo indirizzo IP e il tuo browser.",
    start: {
      visible: "Chi gestisce questo sito ha scelto di caricarli appena entrano nell’area visibile.",
      press:
        "Si caricano solo quando premi «Riproduci» o scegli un server, e non prima. Se quel server segnala di non poter riprodurre il titolo, la pagina prova il successivo e dice da dove arriva il video.",
    },
    others: (start) =>
      `Alcuni player appartengono ad altre aziende. ${start} L’azienda viene allora a sapere ciò che viene a sapere ogni sito, cioè il tuo indirizzo IP e il tuo browser, e inoltre quale titolo hai scelto. Può impostare cookie propri, e vale la sua informativa.`,
    hosts: (hosts) => `Su questo sito provengono da ${hosts.join(", ")}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Film da archivi pubblici",
    text: "I film di pubblico dominio o con licenza aperta si riproducono nel nostro player, direttamente da un archivio pubblico che li possiede. Il tuo browser gli chiede il film solo dopo che hai premuto «Riproduci» o scelto un server. L’archivio viene allora a sapere ciò che viene a sapere ogni sito, cioè il tuo indirizzo IP e il tuo browser, e inoltre di quale film si tratta, e vale la sua informativa. Prima che tu prema, il player dice di quale archivio si tratta. Se quell’archivio non ha il film, il player chiede al successivo, e lo dice.",
    hosts: (hosts) => `Su questo sito questi film provengono da ${hosts.join(", ")}.`,
  },
  trailers: {
    title: "Trailer",
    text: (hosts) =>
      `I trailer si vedono su YouTube, in un riquadro che proviene da ${hosts.join(", ")}. Si carica solo quando premi il pulsante di un trailer, e il pulsante lo dice. YouTube viene allora a sapere ciò che viene a sapere ogni sito, cioè il tuo indirizzo IP e il tuo browser, e inoltre quale trailer hai scelto. Può salvare dati nel tuo browser, e vale la sua informativa.`,
  },
  pictures: {
    title: "Immagini",
    own: "Locandine, ritratti e fotogrammi provengono da questo sito.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Locandine, ritratti e fotogrammi provengono da ${hosts.join(", ")}. Quel server viene a sapere il tuo indirizzo IP, il tuo browser e quali immagini ti vengono mostrate.${alone ? " È l’unico altro server che una pagina contatta da sola." : ""}`,
  },
  optional: {
    title: "Pubblicità e statistiche",
    none: (siteName) => `Questo sito non ha né l’una né le altre. ${siteName} non mostra pubblicità, e le tue visite non vengono contate né tracciate.`,
    lead: "Quanto segue si carica solo dopo il tuo consenso. Puoi cambiare idea in qualsiasi momento con «Preferenze privacy», in fondo a ogni pagina. Se il tuo browser invia il segnale Global Privacy Control, per noi vale come un no.",
    ads: (hosts) => `La pubblicità proviene ${fromServers(hosts)}. Sta in riquadri isolati dalle nostre pagine.`,
    analytics: (hosts) => `Le visite vengono contate ${fromServers(hosts)}.`,
  },
  sharing: {
    title: "Link che escono dal sito",
    text: "«Condividi» trasmette l’indirizzo e il titolo della nostra pagina al social network o all’app che scegli. Finché non ne scegli uno, nessuno viene a sapere niente.",
  },
  questions: {
    title: "Minori e domande",
    age: (siteName) => `${siteName} è per chi ha almeno 13 anni. Non raccoglie dati personali di nessuno, nemmeno dei minori.`,
    texts: [
      prose`Se qui qualcosa non è chiaro, ${{ text: "scrivici", to: paths.contact }}. Se il sito dovesse mai fare qualcosa che questa pagina non dice, è il sito a sbagliare, e vogliamo saperlo.`,
      englishDecides,
    ],
  },
  storedKeys,
};
