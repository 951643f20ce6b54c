import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  {
    key: "matinee-theme",
    text: "«Scuro» o «Chiaro», se in fondo a una pagina ne hai scelto uno. Scegliendo di nuovo «Automatico», la voce viene rimossa.",
  },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "le tue preferenze sulla privacy." }] : []),
  {
    key: playerSettingsKey,
    text: "il volume, la velocità, l’aspetto e la lingua dei sottotitoli, e se il player risponde alle scorciatoie con un solo tasto.",
  },
  { key: lastServersKey, text: "il server che ha funzionato l’ultima volta, uno per i film e uno per le serie." },
  {
    key: watchProgressKey,
    text: "il punto in cui hai interrotto i film e gli episodi guardati per ultimi, e ciò che hai aperto per ultimo di un titolo, così puoi riprendere. Quando finisci, il punto viene rimosso.",
  },
  { key: savedListKey, text: "i titoli che hai salvato e le liste create da te." },
  { key: seenKey, text: "ciò che hai visto, e i tuoi voti e le tue note." },
  { key: homeRowsKey, text: "se c’è qualcosa da continuare e se hai salvato o visto titoli, così le pagine prevedono subito lo spazio necessario." },
  {
    key: importKey,
    text: "un’importazione da un altro servizio non ancora finita: ciò che dicono i suoi file e ciò che è stato trovato. Alla fine viene rimossa.",
  },
  ...(site.worksOffline
    ? [
        {
          key: visitKey,
          text: "quando hai visitato il sito la prima volta, così alla seconda visita può cominciare a conservare copie da usare senza connessione.",
        },
      ]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "ciò che era salvato e risulta illeggibile, finché non lo esporti o lo elimini." })),
  {
    key: deviceSettingsKey,
    text: `se questo dispositivo può ricordare qualcosa, se l’episodio successivo parte in automatico, come trattare gli spoiler, se i titoli hanno la locandina originale, se gli elenchi nascondono ciò che hai visto, se vuoi la vista per la TV, e il Paese da cui guardi, se ne hai scelto uno.${hasLanguages(site) ? " Inoltre la lingua in cui vuoi le pagine, se ne hai scelta una, e se hai chiuso o seguito la riga che ti propone una lingua." : ""}${site.worksOffline ? " E se conservare copie di pagine da usare senza connessione, se hai fatto questa scelta." : ""}`,
  },
];
