/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "«Scuro» o «Chiaro», se in fondo a una pagina ne hai scelto uno. Scegliendo di nuovo «Automatico», la voce viene rimossa.",
  consent: "le tue preferenze sulla privacy.",
  player: "il volume, la velocità, l’aspetto e la lingua dei sottotitoli, e se il player risponde alle scorciatoie con un solo tasto.",
  servers: "il server che ha funzionato l’ultima volta, uno per i film e uno per le serie.",
  progress:
    "il punto in cui hai interrotto i film e gli episodi guardati per ultimi, e ciò che hai aperto per ultimo di un titolo, così puoi riprendere. Quando finisci, il punto viene rimosso.",
  saved: "i titoli che hai salvato e le liste create da te.",
  seen: "ciò che hai visto, e i tuoi voti e le tue note.",
  homeRows: "se c’è qualcosa da continuare e se hai salvato o visto titoli, così le pagine prevedono subito lo spazio necessario.",
  import: "un’importazione da un altro servizio non ancora finita: ciò che dicono i suoi file e ciò che è stato trovato. Alla fine viene rimossa.",
  visit: "quando hai visitato il sito la prima volta, così alla seconda visita può cominciare a conservare copie da usare senza connessione.",
  damaged: "ciò che era salvato e risulta illeggibile, finché non lo esporti o lo elimini.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `se questo dispositivo può ricordare qualcosa, se l’episodio successivo parte in automatico, come trattare gli spoiler, se i titoli hanno la locandina originale, se gli elenchi nascondono ciò che hai visto, se vuoi la vista per la TV, e il Paese da cui guardi, se ne hai scelto uno.${hasLanguages ? " Inoltre la lingua in cui vuoi le pagine, se ne hai scelta una, e se hai chiuso o seguito la riga che ti propone una lingua." : ""}${worksOffline ? " E se conservare copie di pagine da usare senza connessione, se hai fatto questa scelta." : ""}`,
};
