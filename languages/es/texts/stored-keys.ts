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
    text: "la apariencia oscura o clara, si has elegido una al final de una página. Al volver a elegir «Automática», se borra.",
  },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "tus opciones de privacidad." }] : []),
  { key: playerSettingsKey, text: "el volumen, la velocidad, el aspecto y el idioma de los subtítulos, y si el reproductor responde a teclas sueltas." },
  { key: lastServersKey, text: "el último servidor que funcionó, uno para películas y otro para series." },
  {
    key: watchProgressKey,
    text: "el punto en que dejaste las últimas películas y episodios que viste, y lo último que abriste de un título, para que puedas seguir. El punto se borra cuando terminas.",
  },
  { key: savedListKey, text: "los títulos que has guardado y tus propias listas." },
  { key: seenKey, text: "lo que has visto, y tus valoraciones y apuntes." },
  { key: homeRowsKey, text: "si tienes algo a medias y si has guardado o visto títulos, para que las páginas les reserven sitio desde el principio." },
  {
    key: importKey,
    text: "una importación de otro servicio que no has terminado: lo que dicen sus archivos y lo que se ha encontrado. Se borra al final.",
  },
  ...(site.worksOffline
    ? [
        {
          key: visitKey,
          text: "cuándo visitaste el sitio por primera vez, para que en tu segunda visita pueda empezar a guardar copias para usar sin conexión.",
        },
      ]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "lo que estaba guardado y no se ha podido leer, hasta que lo exportes o lo borres." })),
  {
    key: deviceSettingsKey,
    text: `si este dispositivo puede recordar algo, si el siguiente episodio empieza automáticamente, qué pasa con los espóileres, si los títulos tienen su póster original, si las listas ocultan lo que ya has visto, si quieres la vista para televisor y el país donde ves películas y series, si has elegido uno.${hasLanguages(site) ? " También el idioma en que quieres las páginas, si has elegido uno, y si has cerrado o seguido la línea que te ofrece un idioma." : ""}${site.worksOffline ? " Y si se guardan copias de páginas para usarlas sin conexión, si lo has elegido." : ""}`,
  },
];
