import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "Tu es hors ligne.",
    slow: "Le site répond lentement.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Copie enregistrée ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Copie enregistrée à ${time}`,
    onDevice: "Ce que tu ajoutes et choisis ici reste sur cet appareil.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "Tu es hors ligne",
    text: "Il n’y a pas de copie de cette page sur cet appareil. La recherche et la lecture nécessitent une connexion.",
    returns: "La page s’ouvrira d’elle-même au retour de la connexion.",
    here: "Sur cet appareil",
    copies: "Copies de pages",
  },
  /** In Settings. */
  setting: {
    title: "Hors ligne",
    note: "Ma liste, ces réglages et les 30 dernières pages que tu as ouvertes fonctionnent aussi sans connexion. La recherche et la lecture en nécessitent une. «\u00a0Ne rien retenir sur cet appareil\u00a0» et «\u00a0Supprimer tout ce qui est enregistré ici\u00a0» suppriment aussi les copies.",
    make: "Rendre disponible hors ligne",
    preparing: "Téléchargement en cours",
    none: "Il n’y a pas de copie sur cet appareil.",
    ready: "Ce site est disponible hors ligne sur cet appareil.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# page", many: "# de pages", other: "# pages" })}, ${size}`,
    remove: "Supprimer les copies",
    noPictures: "Les affiches ne sont pas copiées, car sur ce site elles viennent d’un autre serveur.",
    off: "Cet appareil est réglé pour ne rien retenir. Pour utiliser le site hors ligne, désactive d’abord ce réglage.",
    failures: {
      full: "Le navigateur n’a plus de place pour ce site. Les copies sont incomplètes.",
      failed: "La connexion a échoué. Réessaie.",
      denied: "Ce navigateur ne permet pas de copies ici. Tu es peut-être en navigation privée.",
    },
  },
};
