import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string =>
  archives ? " I titoli con l’indicazione «Visibile qui» hanno il video su questo sito o in un archivio pubblico." : "";

const reason = (archives: boolean): string =>
  archives
    ? "Perché chi gestisce questo sito non ha ancora fornito il video di quel titolo, e nessun archivio pubblico a noi noto lo possiede, oppure nessuno ha risposto."
    : "Perché chi gestisce questo sito non ha ancora fornito il video di quel titolo.";

export const words: Words["page-faq"] = {
  title: "Domande frequenti",
  description: (siteName) =>
    `Tredici domande su ${siteName} con risposte brevi: che cos’è, quanto costa, che cosa fare se un film non si carica e che cosa sappiamo di te.`,
  lead: prose`Tredici domande con risposte brevi. Per le guide passo passo, vai alla pagina ${{ text: "Assistenza", to: paths.support }}.`,
  basics: {
    title: "Per cominciare",
    questions: (siteName) => [
      {
        question: `Che cos’è ${siteName}?`,
        answer:
          "Un sito gratuito per trovare film, serie TV e le persone che li hanno realizzati. Nella pagina di ogni titolo c’è un player, così puoi cominciare subito la visione.",
      },
      { question: "Quanto costa?", answer: "Niente. Non ci sono né abbonamenti, né periodi di prova che scadono, né cose da comprare." },
      { question: "Mi serve un account?", answer: "No, e anche volendo non potresti crearne uno. Apri una pagina e premi «Riproduci»." },
    ],
  },
  catalog: {
    title: "Il catalogo",
    choice: {
      question: "Che cosa posso guardare?",
      live: (archives) =>
        `Film e serie TV di ogni tipo, tranne i titoli per adulti. La riproduzione di un titolo dipende dai server che offre il suo player.${marked(archives)}`,
      sample: (archives) => `${sampleNote} Le serie vanno dai serial del muto a quelle nate per il web.${marked(archives)}`,
    },
    search: {
      question: "Come trovo un titolo?",
      answer: prose`Scrivi almeno due lettere nella casella di ricerca e scegli «Film», «Serie» o «Persone». Se preferisci sfogliare, comincia da ${{ text: "Generi", to: paths.genres }} o da ${{ text: "I migliori", to: paths.top }}.`,
    },
    facts: {
      question: "Da dove vengono le descrizioni e i voti?",
      live: `Da TMDB, un database dei film: a scriverlo e a dare i voti è la sua comunità. ${providerNotice}`,
      sample:
        "Le informazioni sono vere, e le descrizioni le abbiamo scritte noi. I voti e le recensioni sono di esempio: mostrano come appaiono le pagine e non sono l’opinione di nessuno.",
    },
  },
  player: {
    title: "Il player",
    servers: {
      question: "Che cosa sono i server?",
      own: "Fonti diverse per lo stesso titolo. Se una è lenta o non risponde, scegli la successiva: nient’altro cambia nella pagina.",
      others:
        "Fonti diverse per lo stesso titolo. Alcune appartengono ad altre aziende. Se una è lenta o non risponde, scegli la successiva: nient’altro cambia nella pagina.",
    },
    loading: {
      question: "Il film non si carica. Che cosa posso fare?",
      answer: prose`Aspetta qualche secondo, poi scegli un altro server. Se nessuno parte, ricarica la pagina. Altri rimedi si trovano nella pagina ${{ text: "Assistenza", to: paths.support }}.`,
    },
    sampleReel: {
      question: "Perché al posto del titolo che ho scelto c’è un filmato di esempio?",
      own: (archives) =>
        `${reason(archives)} Il breve filmato mostra come funziona il player.${archives ? "" : " Su questo sito tutti i server sono nostri, perciò un altro riproduce lo stesso filmato."}`,
      others: (archives) => `${reason(archives)} Un altro server potrebbe averlo.`,
    },
    captions: {
      question: "Ci sono i sottotitoli?",
      own: "Sì, se il film li comprende. Usa il pulsante «Sottotitoli» del player o il tasto C.",
      others:
        "Sì, se il film li comprende. Nel nostro player usa il pulsante «Sottotitoli» o il tasto C. I server di altre aziende possono offrirne di diversi.",
    },
    devices: {
      question: "Funziona sul telefono, in TV o con la tastiera?",
      answer:
        "Sì. Le pagine si adattano a ogni schermo, ogni comando si raggiunge con una tastiera o un telecomando, e uno screen reader può leggere tutto ad alta voce. La maggior parte delle pagine funziona persino con JavaScript disattivato.",
    },
  },
  rules: {
    title: "Le regole",
    privacy: {
      question: "Che cosa sapete di me?",
      answer: prose`Quasi niente. Non ci sono account, non impostiamo cookie e non teniamo traccia di quello che cerchi o guardi. La tua lista e i punti da cui riprendere stanno sul tuo dispositivo. I dettagli sono nell’${{ text: "Informativa sulla privacy", to: paths.privacy }}.`,
    },
    copyright: { question: "Di chi sono questi film, e a chi vanno i reclami sul diritto d’autore?", answer: disclaimer },
  },
};
