import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "Un film per stasera in cinque minuti",
  summary: `Scegliere non dovrebbe durare più dei popcorn. Un piccolo piano per cui bastano gli elenchi di ${siteName}.`,
  body: [
    "Una serata persa a scegliere va sempre allo stesso modo. Le locandine sono troppe, nessuno vuole fare la parte di chi dice di no, e alle dieci qualcuno propone di andare a letto. Ecco un altro modo. Ci vogliono cinque minuti.",
    { heading: "Minuto uno: l’orologio" },
    "Prima di guardare una sola locandina, mettetevi d’accordo su quanto può durare il film. Le nove e mezza di un giorno feriale vogliono dire novanta minuti, e già questo risolve metà della discussione. La durata la trovate nella pagina del film.",
    { heading: "Minuto due: una parola a testa" },
    prose`Ognuno dice in una parola di che cosa ha voglia: risate, tensione, dolcezza, stranezze. Aprite ${{ text: "Generi", to: paths.genres }} e scegliete quello che si avvicina di più alla parola uscita due volte. Se non ce n’è nessuna, prendete il giallo. Quasi nessuno dice di no a un giallo.`,
    { heading: "Minuto tre: tre titoli" },
    prose`Ognuno sceglie un film da quella parete, solo dal titolo e dalla locandina. Tre bastano e avanzano. Se sulla parete niente vi attira, ${{ text: "I migliori", to: paths.top }} preferisce i film che hanno resistito al tempo, e «I titoli del momento», nella pagina ${{ text: "Film", to: paths.home }}, l’umore del giorno.`,
    { heading: "Minuto quattro: ad alta voce" },
    "Aprite le tre pagine e leggetevi le trame, e nient’altro. Le recensioni tenetele per dopo: fanno migliore compagnia a film visto. Una parola sul voto: è una media, e le medie sono gentili con i film che non dispiacciono a nessuno. Fra 6,9 e 7,2 non c’è differenza. Può risolvere un pareggio, ma non deve mai aprire la discussione.",
    { heading: "Minuto cinque: un veto" },
    "Ognuno può eliminare un film senza dare spiegazioni. Se ne restano due, prendete il più corto: l’altro ci sarà anche domani. A chi sta ancora tornando a casa mandate il link, con il pulsante «Condividi» della pagina del film: così sa per che cosa affrettarsi.",
    { heading: "Due scorciatoie per la prossima volta" },
    "Seguite un volto. Ogni nome in un cast è un link agli altri lavori di quella persona, a partire dai più noti. Oppure seguite un film: «Film simili» è la via più breve da una bella serata alla prossima.",
    "E se non funziona niente, guardate qualcosa di corto. «Una settimana» (One Week) di Buster Keaton dura venticinque minuti, racconta la storia di un intero matrimonio e lascia il tempo di discutere su che cosa guardare dopo.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
