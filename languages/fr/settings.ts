import type { Words } from "../words.ts";
import { episodes, films, lists } from "./counts.ts";
import { decimal, number, plural } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, text: (count: number) => string): string[] => (count === 0 ? [] : [text(count)]);
const savedTitles = (count: number): string => plural(count, { one: "# titre ajouté", many: "# de titres ajoutés", other: "# titres ajoutés" });
const ratingsAndNotes = (count: number): string => plural(count, { one: "# note ou mémo", many: "# de notes et mémos", other: "# notes et mémos" });
const filmsAndEpisodes = (count: number): string => plural(count, { one: "# film ou épisode", many: "# de films et épisodes", other: "# films et épisodes" });
export const words: Words["settings"] = {
  settingsPage: {
    heading: "Réglages",
    lead: "Ce que tu choisis et gardes reste dans ce navigateur, sur cet appareil. Il n’y a aucun compte auquel le rattacher.",
    withoutScript: "Les réglages sont enregistrés par ton navigateur, qui a besoin de JavaScript pour cela. Sans lui, rien n’est enregistré sur cet appareil.",
    languageNote:
      "Chaque page s’ouvre dans la langue de son adresse. Si ce n’est pas la tienne, une ligne te propose la page dans ta langue. «\u00a0Automatique\u00a0» suit la langue de ton navigateur.",
    watching: {
      title: "Visionnage",
      country: "Pays où tu regardes",
      automaticUnnamed: "Automatique",
      /** "Automatique (France)" */
      automatic: (name: string): string => `Automatique (${name})`,
      countryNote: "Pour les offres de streaming et les classifications par âge. «\u00a0Automatique\u00a0» suit la langue de ton navigateur.",
      autoplayNext: "Lancer l’épisode suivant automatiquement",
      askStillWatching: "Demander «\u00a0Tu regardes toujours\u202f?\u00a0» après trois épisodes",
      askStillWatchingNote: "Quand trois se sont lancés seuls, sans que tu aies appuyé sur une touche, bougé la souris ou touché l’écran.",
      originalPosters: "Affiches originales",
      originalPostersNote:
        "Sur la page d’un titre et dans Ma liste, si l’affiche dans sa langue originale est connue. Les autres listes montrent les affiches dans la langue de la page.",
    },
    captions: {
      title: "Sous-titres",
      language: "Sous-titres",
      asFilm: "Selon le film",
      off: "Désactivés",
      note: "Dans le lecteur de ce site. Les autres lecteurs ont leurs propres réglages.",
    },
    spoilers: {
      title: "Spoilers",
      legend: "Épisodes après le dernier que tu as vu",
      choices: { off: "Tout afficher", blur: "Flouter", hide: "Masquer" },
      note: "«\u00a0Flouter\u00a0» et «\u00a0Masquer\u00a0» couvrent les images, les noms et les synopsis dans la liste des épisodes. Une touche ou une pression les dévoile un par un.",
    },
    couch: {
      title: "Téléviseur",
      layout: "Affichage TV",
      note: "Du texte et des images en grand pour un écran à l’autre bout de la pièce. Les flèches, OK et Retour d’une télécommande ou d’une manette donnent accès à tout.",
    },
    memory: {
      title: "Cet appareil",
      rememberNothing: "Ne rien retenir sur cet appareil",
      note: "Supprime aussitôt ta liste, ce que tu as vu, tes notes et mémos, et tes lectures en cours. Plus rien n’est enregistré ensuite, tant que tu ne désactives pas cette option. Les réglages de cette page restent, puisque tu les as choisis toi-même.",
      wiped: "Supprimé de cet appareil",
    },
    stored: {
      title: "Ce qui est enregistré ici",
      subjects: { list: "Ma liste", seen: "Titres vus, notes et mémos", progress: "Lectures en cours", choices: "Réglages" },
      /** While there is nothing to count. */
      notes: {
        list: "Titres ajoutés et tes propres listes",
        seen: "Films, épisodes et séries",
        progress: "Films et épisodes, et les derniers serveurs",
        choices: "Apparence, cette page, le lecteur",
      },
      counts: (counts: Counts) => ({
        list: [...unlessNone(counts.saved, savedTitles), ...unlessNone(counts.lists, lists)].join(", "),
        seen: [...unlessNone(counts.movies, films), ...unlessNone(counts.episodes, episodes), ...unlessNone(counts.rated, ratingsAndNotes)].join(", "),
        progress: unlessNone(counts.positions, filmsAndEpisodes).join(", "),
      }),
      nothing: "Rien",
      /** "3 Ko" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Moins de 1\u00a0Ko";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0Ko` : `${decimal(bytes / 1_000_000)}\u00a0Mo`;
      },
    },
    transfer: {
      title: "Export et import",
      note: "Ta liste, ce que tu as vu, tes notes et mémos, tes lectures en cours et les réglages de cette page, dans un seul fichier. Pour passer à un autre appareil ou à un autre navigateur, exporte ici et importe là-bas.",
      save: "Exporter dans un fichier",
      open: "Importer un fichier",
      fromOthers: "Importer depuis Letterboxd, IMDb, Trakt et d’autres",
      preview: "Ce fichier contient",
      nothingIn: "Aucun titre.",
      /** Some entries. */
      left: "Une partie est illisible et n’est pas reprise.",
      merge: "Ajouter à ce qui est ici",
      replace: "Remplacer ce qui est ici",
      cancel: "Annuler",
      choices:
        "Si tu ajoutes, la plus récente de deux entrées l’emporte, et tes réglages sur cette page restent. Ce que tu as retiré depuis l’export revient. Si tu remplaces, ce qui est ici est d’abord supprimé, et les réglages du fichier s’appliquent.",
      done: { merge: "Le fichier a été ajouté à ce qui est ici", replace: "Le fichier a remplacé ce qui était ici" },
      failures: {
        large: "Ce fichier est trop gros pour être un export de ce site.",
        unreadable: "Impossible d’ouvrir ce fichier. Choisis-le de nouveau.",
        foreign: "Ce fichier n’est pas un export de ce site, ou il est endommagé. Choisis un fichier que tu as exporté ici.",
        newer: "Ce fichier vient d’une version plus récente de ce site. Recharge la page et réessaie.",
      },
      off: "Cet appareil est réglé pour ne rien retenir. Pour importer, désactive d’abord ce réglage.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Une partie des données enregistrées est illisible",
      text: "Elle a été mise de côté, et le reste continue comme avant. Enregistre-la si tu veux l’examiner ou la faire examiner.",
      save: "Enregistrer dans un fichier",
      remove: "Supprimer",
      removed: "Supprimé de cet appareil",
      file: (subject: string): string => `illisible-${subject}.txt`,
    },
    deletion: {
      button: "Supprimer tout ce qui est enregistré ici",
      title: "Supprimer tout ce qui est enregistré ici\u202f?",
      text: "Ta liste et tes propres listes, ce que tu as vu, tes notes et mémos, tes lectures en cours et tous les réglages de cette page. Impossible de revenir en arrière une fois la page quittée. Pour garder une copie, exporte d’abord.",
      confirm: "Tout supprimer",
      cancel: "Garder",
      done: "Tout ce qui était enregistré sur cet appareil a été supprimé.",
    },
    install: {
      title: "Application",
      note: "Une icône sur cet appareil et une fenêtre à part, sans les barres du navigateur. Les pages sont les mêmes, et l’application se supprime comme n’importe quelle autre.",
      button: (name: string): string => `Installer ${name}`,
      installing: (name: string): string => `Installation de ${name} en cours. Cela peut prendre une demi-minute.`,
      installed: (name: string): string => `${name} est sur cet appareil.`,
      dismissed: "Installation annulée. Tu peux la relancer plus tard\u00a0: ici après avoir rechargé la page, ou dans le menu de ton navigateur.",
      steps: {
        phone: [
          "Touche «\u00a0Partager\u00a0», un carré avec une flèche, dans la barre ou le menu du navigateur.",
          "Choisis «\u00a0Sur l’écran d’accueil\u00a0» dans la liste.",
          "Touche «\u00a0Ajouter\u00a0».",
        ],
        desktop: [
          "Ouvre le menu «\u00a0Fichier\u00a0» de Safari (version 17 ou ultérieure).",
          "Choisis «\u00a0Ajouter au Dock\u00a0».",
          "Clique sur «\u00a0Ajouter\u00a0».",
        ],
      },
      ownStorage:
        "L’application enregistre ses propres données, à part de celles du navigateur\u00a0: pour emporter ta liste, exporte-la ici et importe-la là-bas.",
    },
  },
};
