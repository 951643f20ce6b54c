import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Assistenza",
  description: (siteName) =>
    `Guide e soluzioni per ${siteName}: trovare e guardare film e serie, i server, i sottotitoli, la tastiera e un film che non si carica.`,
  lead: "Come funzionano le cose qui, e che cosa provare quando non funzionano.",
  guides: {
    title: "Guide",
    watching: [
      { heading: "Trovare qualcosa da guardare" },
      {
        steps: [
          "Scrivi almeno due lettere nella casella di ricerca e scegli «Film», «Serie» o «Persone». Sotto compaiono fino a cinque risultati; «Tutti i risultati» ti porta agli altri.",
          prose`Oppure parti da ${{ text: "Film", to: paths.home }}, ${{ text: "Serie TV", to: paths.series }}, ${{ text: "I migliori", to: paths.top }} o ${{ text: "Generi", to: paths.genres }}.`,
          "Ogni nome in un cast è un link, e lo è anche ogni titolo simile.",
        ],
      },
      { heading: "Guardare un film" },
      {
        steps: [
          "Apri la pagina del film.",
          "Premi «Guarda ora» per andare al player, poi premi «Riproduci».",
          "Se non parte, scegli un altro server sotto il player. Server 1 è la prima scelta, o quello che in questo browser ha funzionato l’ultima volta.",
          "Se ti fermi a metà, «Riprendi» ti riporta a quel punto la prossima volta che apri il film in questo browser.",
        ],
      },
      { heading: "Guardare una serie" },
      {
        steps: [
          "Apri la serie e scegli una stagione, con le frecce o con il suo numero.",
          "Scegli un episodio dall’elenco. L’indirizzo nel tuo browser ora porta a quell’episodio: puoi condividerlo o tornarci più tardi.",
          "Se non parte, scegli un altro server da «Cambia server».",
          "Quando un episodio finisce, dopo qualche secondo parte il successivo, a meno che tu non annulli o non disattivi questa funzione.",
        ],
      },
    ],
    keyboard: {
      heading: "Usare il player con la tastiera",
      own: "Prima fai clic nel player o raggiungilo con il tasto Tab, poi:",
      others: (siteName) => `Questi sono i tasti del player di ${siteName}. I player di altre aziende hanno i loro.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "Se dai comandi vocali al computer o premi spesso tasti per sbaglio, disattiva «Scorciatoie con un solo tasto» nelle impostazioni del player (l’ingranaggio). Spazio e le frecce continuano a funzionare.",
      "Quando il player è aperto, K, J, L, M, F e C funzionano in tutta la sua pagina. Il tasto / porta alla casella di ricerca in ogni pagina.",
      { heading: "Usare il player con il telecomando" },
      "Scegli «Vista per la TV» nelle impostazioni. Così OK avvia la riproduzione e la mette in pausa, e le frecce sinistra e destra vanno indietro e avanti di dieci secondi, o di più se le tieni premute. La freccia su porta ai sottotitoli e alle impostazioni, la freccia giù all’episodio successivo, e Indietro chiude il player.",
      { heading: "Tenere una lista" },
      "«Salva» si trova sulle locandine e nelle pagine di film e serie. Ciò che salvi è in «La mia lista», accanto alla casella di ricerca. Si trova solo su questo dispositivo: per portarla su un altro, esportala qui e importala lì.",
      prose`Esportazione e importazione sono nelle ${{ text: "Impostazioni", to: paths.settings }}, come tutto il resto che questo dispositivo ricorda.`,
      "Safari elimina ciò che un sito ha salvato dopo sette giorni d’uso del browser senza visite a quel sito. Se usi Safari e tieni alla tua lista, esportala ogni tanto.",
      { heading: "Cambiare l’aspetto" },
      "In fondo a ogni pagina, e nelle Impostazioni, puoi scegliere «Scuro», «Chiaro» o «Automatico», che segue il tuo dispositivo. Il tuo browser ricorda la scelta.",
      { heading: "Condividere una pagina" },
      "Il pulsante «Condividi» di un film o di una serie offre i social network e le app più comuni, o un link da copiare. Il link funziona per chiunque lo riceva, perché qui non si accede con nessun account.",
    ],
  },
  troubleshooting: {
    title: "Risolvere i problemi",
    loading: [
      { heading: "Il film o l’episodio non si carica" },
      {
        steps: [
          "Dagli qualche secondo. A un server lontano possono servire.",
          "Scegli un altro server. I server non dipendono l’uno dall’altro.",
          "Ricarica la pagina e controlla se altri siti si aprono.",
          "Se usi un blocco dei contenuti, disattivalo per questa pagina e riprova.",
        ],
      },
    ],
    sampleReel: {
      heading: "Parte un filmato di esempio",
      own: "È un breve filmato nostro. Parte quando chi gestisce questo sito non ha ancora fornito il video del titolo.",
      archives:
        "È un breve filmato nostro. Parte quando né chi gestisce questo sito né un archivio pubblico ha il video del titolo, o quando nessun archivio risponde: in quel caso riprova più tardi.",
    },
    more: [
      { heading: "Non si sente niente" },
      "Controlla se l’audio è disattivato nel player (nel nostro, premi M), poi nella scheda del browser, poi sul dispositivo. Alcuni browser avviano i video senza audio finché non fai clic o non li tocchi.",
      { heading: "L’immagine va a scatti" },
      "Metti in pausa per un minuto, così il player può caricare in anticipo, avvicinati al router o scegli un altro server. Uno con l’indicazione Multi-Quality può offrire una risoluzione più bassa.",
      { heading: "Non ci sono sottotitoli" },
      "Non tutti i film li hanno. Il nostro player mostra il pulsante «Sottotitoli» solo se ce ne sono. Un altro server potrebbe averli.",
      { heading: "Lo schermo intero non funziona" },
      "Ci sono due pulsanti, uno dentro il player e uno fuori: prova l’altro. Su alcuni telefoni funziona solo quello dentro.",
      { heading: "Una pagina dice che non si può caricare" },
      "Il problema è nostro. Premi «Riprova»: di solito basta. Le pagine che hai già aperto spesso continuano a funzionare nel frattempo.",
      { heading: "Non trovi un titolo" },
      prose`Prova con meno parole, o con il titolo originale, e guarda in «Film», «Serie» e «Persone». Se dovrebbe esserci, ${{ text: "faccelo sapere", to: paths.contact }}.`,
      { heading: "Quali browser funzionano" },
      "Chrome ed Edge dalla versione 108, Firefox dalla 128 e Safari dalla 16.4, su qualsiasi dispositivo. Sui televisori il browser è abbastanza recente a partire dai modelli del 2024. In un browser più vecchio le pagine si aprono comunque, i link e la ricerca funzionano e il nostro player usa i comandi del browser; lì non viene salvato niente.",
    ],
  },
  moreHelp: {
    title: "Non hai ancora risolto?",
    text: prose`Le risposte brevi alle domande comuni sono nella pagina ${{ text: "Domande frequenti", to: paths.faq }}. Per tutto il resto, ${{ text: "scrivici", to: paths.contact }} e dicci quale pagina, quale server e quale browser, e che cosa è successo.`,
  },
};
