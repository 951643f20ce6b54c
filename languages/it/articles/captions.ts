import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Sottotitoli, una tastiera e un telecomando",
  summary: "Tre modi di guardare nati dal bisogno di qualcuno e rivelatisi utili a tutti.",
  body: [
    "Il cinema muto trattava le persone sorde alla pari, come il cinema ha fatto di rado in seguito: in sala tutti leggevano le stesse didascalie. Il sonoro portò via tutto questo nel giro di pochi anni. Nel 1947 Emerson Romero, attore sordo che ai tempi del muto aveva girato comiche, cominciò a inserire di nuovo didascalie nei film sonori e prestò le copie ai circoli di sordi. Era un rimedio goffo, ed era un inizio. Nel 1972 «The French Chef» fu il primo programma della televisione americana con i sottotitoli visibili a tutti.",
    "I sottotitoli per non udenti danno qualcosa in più. Quelli comuni riportano ciò che si dice; questi anche ciò che si sente: la porta, la risata nella stanza accanto, la musica che cambia. Molte persone che li usano ci sentono benissimo. Hanno un bambino che dorme, un treno rumoroso o un attore che biascica.",
    { heading: "I sottotitoli qui" },
    `Se un film ha i sottotitoli, il player di ${siteName} mostra il pulsante «Sottotitoli» nella riga in basso. L’ingranaggio lì accanto ne regola dimensione, colore, sfondo e posizione, e apre un tuo file di sottotitoli (SRT o VTT), che resta sul tuo dispositivo. I server di altre aziende hanno i loro player: cerca le lettere CC, e prova un altro server se non le trovi.`,
    { heading: "Con la tastiera" },
    `Su ${siteName} niente ha bisogno del mouse. La prima pressione del tasto Tab in una pagina propone di saltare al contenuto. Su una parete di locandine le frecce passano da un’immagine all’altra e Invio ne apre una; nella casella di ricerca scorrono i suggerimenti, ed Esc li chiude. L’elemento attivo ha un bordo color ambra. Nel nostro player:`,
    { list: playerKeys.playerKeys },
    { heading: "Con il telecomando" },
    "Un telecomando è una tastiera a cui manca la maggior parte dei tasti. Il browser di una TV sposta la selezione, o un puntatore, con le frecce, e OK sceglie ciò che hai raggiunto. Pulsanti e link sono grandi quanto basta, e Indietro ti riporta al punto della parete in cui eri.",
    { heading: "Con meno movimento" },
    "Se ciò che si muove ti dà fastidio, attiva la riduzione del movimento sul tuo dispositivo. Allora il carosello aspetta un tuo comando, e niente sfuma o scorre. Un pulsante di pausa ce l’ha comunque. Persino con JavaScript disattivato puoi leggere le pagine e seguirne i link.",
    prose`Se qui non riesci a raggiungere o a leggere qualcosa come ti serve, la colpa è nostra e non tua. ${{ text: "Faccelo sapere", to: paths.contact }}.`,
  ],
  program: [],
});
