import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Cookie necessari",
  blocks: [
    `Nessuno. Di solito i cookie necessari ricordano che hai effettuato l’accesso, e qui non c’è nessun accesso da effettuare.${optionalFeatures(site).length === 0 ? " Ecco perché non vedi un banner dei cookie: non c’è niente da chiedere." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Cookie di preferenza",
  blocks: [
    "Nessuno. Ciò che scegli, ciò che salvi e i punti da cui riprendere restano nella memoria locale del tuo browser. A differenza di un cookie, non ci vengono mai inviati con le tue richieste. Questi sono i nomi che puoi trovarvi:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Che cosa ricorda questo dispositivo",
  blocks: [
    prose`Nelle ${{ text: "Impostazioni", to: paths.settings }} puoi vedere quanto è stato salvato, esportarlo ed eliminarlo. Lì puoi anche fare in modo che questo dispositivo non ricordi niente: allora tutto viene eliminato, e da quel momento si salvano solo le tue impostazioni. Senza JavaScript non viene salvato proprio niente.`,
    prose`Che cosa ci viene inviato, e quando, lo dice l’${{ text: "Informativa sulla privacy", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Cookie statistici",
    blocks: [
      feature
        ? `Le visite vengono contate ${fromServers(feature.hosts)}, ma solo dopo il tuo consenso. Lo script che le conta può allora impostare cookie. Senza il tuo consenso non viene caricato.`
        : "Nessuno. Le tue visite non vengono contate, né da noi né da altri.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0) companies.push(`Immagini (${pictures.join(", ")}): si caricano con la pagina. Compaiono anche se il tuo browser blocca i cookie.`);
  if (players.length > 0)
    companies.push(
      `Player (${players.join(", ")}): si caricano ${site.playerLoad === "visible" ? "appena entrano nell’area visibile" : "quando premi «Riproduci» o scegli un server"}. Un player può impostare cookie propri, all’interno del suo riquadro.`,
    );
  if (films.length > 0)
    companies.push(
      `Archivi pubblici (${films.join(", ")}): un film arriva da lì dopo che hai premuto «Riproduci» o scelto un server. Un archivio può impostare cookie propri.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Trailer (${trailers.join(", ")}): si caricano quando premi il pulsante di un trailer. YouTube può salvare dati propri, all’interno del suo riquadro.`,
    );
  if (ads.length > 0)
    companies.push(`Pubblicità (${ads.join(", ")}): si carica solo dopo il tuo consenso. Un’azienda pubblicitaria può impostare cookie propri.`);
  return {
    title: "Cookie di altre aziende",
    blocks:
      companies.length === 0
        ? ["Nessuno. Tutto ciò che una pagina carica da sola proviene da questo sito."]
        : [
            "Alcune parti delle nostre pagine provengono da altre aziende. Non possiamo né leggere né impostare i loro cookie, e il tuo browser può bloccarli:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Eliminare e bloccare i cookie",
  blocks: [
    "Ogni browser può mostrarti che cosa ha salvato un sito, eliminarlo e bloccare del tutto i cookie, di solito nelle impostazioni alla voce Privacy. Se lo fai, le nostre pagine continuano a funzionare.",
    prose`Per tutto ciò che sappiamo e non sappiamo di te, leggi l’${{ text: "Informativa sulla privacy", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookie",
    description: `Quali cookie imposta ${site.name}: necessari, di preferenza e statistici, con una risposta chiara per ciascuno.`,
    lead: `Le pagine di ${site.name} non impostano cookie. Ecco i tipi più comuni, uno per uno, perché tu possa controllare.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
