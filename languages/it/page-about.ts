import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `Informazioni su ${siteName}`,
  description: (siteName) =>
    `${siteName} è il posto dove trovare gratis film, serie TV e chi li ha realizzati, e premere «Riproduci». Senza account, veloce su ogni schermo.`,
  lead: "Un piccolo cinema sul web. Fuori è sempre l’imbrunire, un posto libero c’è sempre, e l’unica cosa che ti chiediamo è che cosa hai voglia di vedere.",
  catalog: {
    title: "Il programma",
    text: "Film, serie TV e le persone che li hanno realizzati, fianco a fianco. Parti da una parete di locandine, da un genere, da un nome o da mezzo titolo, e segui quello che ti attira: un volto fino a un altro film, un film fino ad altri sei che gli somigliano, una serie fino alla stagione successiva.",
    live: `Le informazioni su titoli e persone provengono da TMDB, un database dei film. ${providerNotice}`,
    sample: `${sampleNote} I film vanno dal primo viaggio sulla Luna, passando per Keaton e Lang, fino ai film aperti dei nostri giorni.`,
  },
  watching: {
    title: "Il posto migliore",
    text: "Ogni film ha la sua pagina e ogni episodio il suo link, e «Guarda ora» ti porta dritto al player. Se un server non risponde, un altro è a un tocco di distanza. Il resto c’è quando lo vuoi: il cast, qualche recensione, che cosa guardare dopo.",
    screens: (siteName) =>
      `Abbiamo costruito ${siteName} perché sia veloce su un vecchio telefono, riposante per gli occhi la sera e completo anche senza mouse. Uno screen reader può leggere tutto, e quasi tutto funziona persino con JavaScript disattivato.`,
  },
  rules: {
    title: "Le regole della casa",
    text: (siteName) =>
      `${siteName} è gratis. Non devi registrarti né accedere, e nessuno ti chiede il nome all’ingresso. Non teniamo traccia di quello che cerchi o guardi. La tua lista e i punti da cui riprendere restano sul tuo dispositivo, dove puoi esportarli o eliminarli.`,
    privacy: prose`Il poco che un sito deve sapere è spiegato nell’${{ text: "Informativa sulla privacy", to: paths.privacy }}. È breve.`,
  },
  copyright: { title: "Di chi sono questi film", disclaimer },
  invitation: {
    title: "Entra pure",
    text: prose`Le luci sono già abbassate: la serata comincia dalla ${{ text: "home", to: paths.landing }}. Se trovi un errore, non trovi un titolo o vuoi solo dirci che cosa funziona bene, ${{ text: "scrivici", to: paths.contact }}.`,
  },
};
