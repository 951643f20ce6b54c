import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Condizioni d’uso",
  description: (siteName) =>
    `Le regole di ${siteName} in parole semplici: a chi è rivolto, che cosa puoi fare qui, di chi sono questi film e che cosa promettiamo.`,
  lead: "Brevi, perché c’è poco da concordare: qui non si vende niente e nessuno si registra. Usando il sito, accetti queste condizioni.",
  age: {
    title: "Età",
    text: (siteName) =>
      `${siteName} è per chi ha almeno 13 anni. Se ne hai meno, lascia che a scegliere per te sia un genitore o chi ne fa le veci. I titoli che il catalogo segnala come contenuti per adulti sono esclusi dappertutto, ma non tutti i film sono adatti a ogni età: leggi la pagina di un film prima di guardarlo con dei bambini.`,
  },
  accounts: {
    title: "Account",
    text: "Non ce ne sono. Non hai password da proteggere né profili da aggiornare, e nessuno può guardare qualcosa a tuo nome. Se una pagina ti chiede di accedere a questo sito, non è nostra.",
  },
  usage: {
    title: "Uso del sito",
    lead: "Puoi sfogliare, cercare e guardare per uso personale, condividere link e citare ciò che trovi qui. Tutto è gratis. In cambio ti chiediamo le buone maniere del pubblico in sala:",
    list: (siteName) => [
      "Non cercare di mettere fuori uso il sito, di aggirarne i limiti o di sovraccaricarlo tanto da far aspettare gli altri.",
      "Non copiare l’intero catalogo con programmi automatici. I motori di ricerca sono benvenuti entro le regole di robots.txt.",
      `Non far passare ${siteName} per un sito tuo, e non mostrare le sue pagine all’interno delle tue.`,
      "Rispetta le leggi del luogo in cui vivi, anche in ciò che scegli di guardare.",
    ],
  },
  content: {
    title: "Film, player e diritto d’autore",
    disclaimer,
    texts: [
      "Le pagine descrivono i titoli e incorporano i player. Chi gestisce questo sito sceglie i player e deve avere il diritto di usarli. Se un player appartiene a un’altra azienda, valgono le condizioni di quell’azienda.",
      "Titoli, nomi e immagini appartengono a chi ne detiene i diritti e compaiono perché tu sappia di quale film si tratta.",
    ],
  },
  service: {
    title: "Che cosa promettiamo",
    text: (siteName) =>
      `Facciamo del nostro meglio perché ${siteName} sia raggiungibile e preciso. È gratis e offerto così com’è: un titolo può sparire, un server può non rispondere, un’informazione del catalogo può essere sbagliata. Niente di quanto scritto qui ti toglie i diritti che la legge ti riconosce.`,
  },
  changes: {
    title: "Modifiche e domande",
    texts: [
      prose`Quando il sito cambia, cambia anche questa pagina. La versione che stai leggendo è quella valida oggi. Se hai una domanda, ${{ text: "scrivici", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
