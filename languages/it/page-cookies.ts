import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookie",
  description: (siteName) => `Quali cookie imposta ${siteName}: necessari, di preferenza e statistici, con una risposta chiara per ciascuno.`,
  lead: (siteName) => `Le pagine di ${siteName} non impostano cookie. Ecco i tipi più comuni, uno per uno, perché tu possa controllare.`,
  essential: {
    title: "Cookie necessari",
    text: (nothingToAsk) =>
      `Nessuno. Di solito i cookie necessari ricordano che hai effettuato l’accesso, e qui non c’è nessun accesso da effettuare.${nothingToAsk ? " Ecco perché non vedi un banner dei cookie: non c’è niente da chiedere." : ""}`,
  },
  preference: {
    title: "Cookie di preferenza",
    text: "Nessuno. Ciò che scegli, ciò che salvi e i punti da cui riprendere restano nella memoria locale del tuo browser. A differenza di un cookie, non ci vengono mai inviati con le tue richieste. Questi sono i nomi che puoi trovarvi:",
    stored: (key, text) => `${key}: ${text}`,
  },
  device: {
    title: "Che cosa ricorda questo dispositivo",
    texts: [
      prose`Nelle ${{ text: "Impostazioni", to: paths.settings }} puoi vedere quanto è stato salvato, esportarlo ed eliminarlo. Lì puoi anche fare in modo che questo dispositivo non ricordi niente: allora tutto viene eliminato, e da quel momento si salvano solo le tue impostazioni. Senza JavaScript non viene salvato proprio niente.`,
      prose`Che cosa ci viene inviato, e quando, lo dice l’${{ text: "Informativa sulla privacy", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Cookie statistici",
    none: "Nessuno. Le tue visite non vengono contate, né da noi né da altri.",
    counted: (hosts) =>
      `Le visite vengono contate ${fromServers(hosts)}, ma solo dopo il tuo consenso. Lo script che le conta può allora impostare cookie. Senza il tuo consenso non viene caricato.`,
  },
  others: {
    title: "Cookie di altre aziende",
    none: "Nessuno. Tutto ciò che una pagina carica da sola proviene da questo sito.",
    lead: "Alcune parti delle nostre pagine provengono da altre aziende. Non possiamo né leggere né impostare i loro cookie, e il tuo browser può bloccarli:",
    pictures: (hosts) => `Immagini (${hosts.join(", ")}): si caricano con la pagina. Compaiono anche se il tuo browser blocca i cookie.`,
    players: (hosts, inView) =>
      `Player (${hosts.join(", ")}): si caricano ${inView ? "appena entrano nell’area visibile" : "quando premi «Riproduci» o scegli un server"}. Un player può impostare cookie propri, all’interno del suo riquadro.`,
    films: (hosts) =>
      `Archivi pubblici (${hosts.join(", ")}): un film arriva da lì dopo che hai premuto «Riproduci» o scelto un server. Un archivio può impostare cookie propri.`,
    trailers: (hosts) =>
      `Trailer (${hosts.join(", ")}): si caricano quando premi il pulsante di un trailer. YouTube può salvare dati propri, all’interno del suo riquadro.`,
    ads: (hosts) => `Pubblicità (${hosts.join(", ")}): si carica solo dopo il tuo consenso. Un’azienda pubblicitaria può impostare cookie propri.`,
  },
  control: {
    title: "Eliminare e bloccare i cookie",
    texts: [
      "Ogni browser può mostrarti che cosa ha salvato un sito, eliminarlo e bloccare del tutto i cookie, di solito nelle impostazioni alla voce Privacy. Se lo fai, le nostre pagine continuano a funzionare.",
      prose`Per tutto ciò che sappiamo e non sappiamo di te, leggi l’${{ text: "Informativa sulla privacy", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
