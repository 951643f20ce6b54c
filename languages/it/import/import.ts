// The page that imports from other services.
export const importPage = {
  title: "Importa i tuoi film",
  lead: "Porta qui quello che hai salvato, guardato e votato su Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB o Netflix. I file li legge il tuo browser e restano sul tuo dispositivo; vengono inviati solo i titoli che contengono, per trovarli qui.",
  needsScript: "Per importare serve JavaScript: i file li legge direttamente il tuo browser.",
  guideTitle: "Dove trovare i file",
  // The services' menus have the names that their English pages show, because not all of them are in Italian.
  guides: {
    letterboxd: "In «Settings», apri «Data» ed esporta i tuoi dati. Scegli il file ZIP così com’è.",
    imdb: "Apri i tuoi voti, la tua watchlist o una delle tue liste e scegli «Export». Ognuna è un file CSV; puoi sceglierne più d’uno.",
    trakt: "In «Settings», apri «Data» ed esporta i dati. Scegli il file ZIP, oppure i file JSON o CSV che contiene.",
    simkl: "In «Settings», apri «Backup» e scaricalo in formato JSON o CSV.",
    movary: "In «Settings», apri «Data» ed esporta cronologia, voti e watchlist. Scegli i tre file CSV.",
    tmdb: "In «Settings», apri «Data Export». Scegli i file CSV dei tuoi voti, della tua watchlist e dei tuoi preferiti.",
    netflix:
      "In «Account», apri l’attività di visione del tuo profilo e scegli «Scarica tutto». Netflix non indica gli anni, perciò i titoli incerti possono essere di più.",
  },
};
