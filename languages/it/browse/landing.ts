import type { PublicSite } from "#domain/site.ts";

const publicFilms = "I titoli con l’indicazione «Visibile qui» hanno il video su questo sito o in un archivio pubblico.";
const publicFilmsAreLegal =
  "I film che provengono da archivi pubblici sono di pubblico dominio negli Stati Uniti o hanno una licenza aperta. La riga sotto il player dice quale dei due casi vale, e perché.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `Che cos’è ${name}?`,
      paragraphs: [
        `${name} è il posto dove trovare qualcosa da guardare, e guardarlo subito. Film, serie e le persone che li hanno realizzati stanno fianco a fianco: segui un volto da un film all’altro, sfoglia un genere o cerca quel titolo che hai sulla punta della lingua.`,
        "Ogni film e ogni episodio ha un player e un link da condividere. Se un server non risponde, un altro è a un tocco di distanza.",
      ],
    },
    {
      title: `Perché scegliere ${name}?`,
      paragraphs: [
        "È gratis e non ti chiede niente: né un account, né un indirizzo email, né una carta di credito. Non imposta cookie propri e non tiene traccia di quello che cerchi o guardi.",
        "È veloce anche su un vecchio telefono, funziona con la tastiera e con uno screen reader, e si legge persino con JavaScript disattivato.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `Che cosa rende ${name} migliore delle altre piattaforme?`,
      answer:
        "Si fa da parte. «Guarda ora» ti porta dritto al player e niente ti segue in giro: non c’è un account che reclami attenzione, e tutto ciò che è facoltativo, come la pubblicità o le statistiche, aspetta il tuo sì.",
    },
    { question: `${name} è gratis?`, answer: `Sì. Su ${name} non ci sono né abbonamenti, né periodi di prova, né cose da comprare.` },
    {
      question: "Ogni quanto si aggiorna il catalogo?",
      answer:
        "Gli elenchi dei titoli del momento, dei più popolari e dei migliori si aggiornano per tutto il giorno, e i nuovi titoli compaiono man mano che entrano nel catalogo.",
    },
    { question: "Mi serve un account?", answer: "No, non ce n’è uno da creare. Apri una pagina e premi «Riproduci»." },
    {
      question: "Che cosa posso guardare?",
      answer: `Film e serie TV per ogni umore, ciascuno con il suo cast, le recensioni e i titoli simili. Sfoglia per genere, oppure cerca un titolo o una persona. ${hosts ? `${publicFilms} Per gli altri titoli, la riproduzione` : "La riproduzione di un titolo"} dipende dai server che offre il suo player.`,
    },
    {
      question: "È legale?",
      answer: `${name} non ospita contenuti protetti dal diritto d’autore: descrive i titoli e incorpora i player. Chi gestisce questo sito sceglie i player e deve avere il diritto di usarli.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Ci sono i sottotitoli?",
      answer:
        "Se un server ha i sottotitoli, il suo player mostra un pulsante per attivarli. Cambiano da un server all’altro: se il tuo non li ha, provane un altro.",
    },
  ],
};
