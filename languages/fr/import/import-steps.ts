import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { episodes, minutes, titles } from "../counts.ts";
import { decimal, list, number, pluralText } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0Mo`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: pluralText({
    one: "# titre ne tient pas dans l’espace que ton navigateur a encore pour ce site et n’est pas repris.",
    many: "# de titres ne tiennent pas dans l’espace que ton navigateur a encore pour ce site et ne sont pas repris.",
    other: "# titres ne tiennent pas dans l’espace que ton navigateur a encore pour ce site et ne sont pas repris.",
  }),
  lists: pluralText({
    one: "# liste n’a pas de place à côté des tiennes et n’est pas reprise.",
    many: "# de listes n’ont pas de place à côté des tiennes et ne sont pas reprises.",
    other: "# listes n’ont pas de place à côté des tiennes et ne sont pas reprises.",
  }),
  listed: pluralText({
    one: "# titre n’est pas repris, parce que sa liste est pleine.",
    many: "# de titres ne sont pas repris, parce que leurs listes sont pleines.",
    other: "# titres ne sont pas repris, parce que leurs listes sont pleines.",
  }),
  continued: pluralText({
    one: "# titre n’entre pas dans «\u00a0Reprendre\u00a0», où il n’y a plus de place.",
    many: "# de titres n’entrent pas dans «\u00a0Reprendre\u00a0», où il n’y a plus de place.",
    other: "# titres n’entrent pas dans «\u00a0Reprendre\u00a0», où il n’y a plus de place.",
  }),
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "01/05/2020" */
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10).split("-").reverse().join("/");

const kinds = { movie: "film", tv: "série" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: pluralText({ one: "# titre pour Ma liste", many: "# de titres pour Ma liste", other: "# titres pour Ma liste" }),
  seen: pluralText({ one: "# titre que tu as vu", many: "# de titres que tu as vus", other: "# titres que tu as vus" }),
  episodes: pluralText({ one: "# épisode que tu as vu", many: "# d’épisodes que tu as vus", other: "# épisodes que tu as vus" }),
  paused: pluralText({
    one: "# vidéo à reprendre en cours de route",
    many: "# de vidéos à reprendre en cours de route",
    other: "# vidéos à reprendre en cours de route",
  }),
  started: pluralText({
    one: "# titre que tu as commencé, pour «\u00a0Reprendre\u00a0»",
    many: "# de titres que tu as commencés, pour «\u00a0Reprendre\u00a0»",
    other: "# titres que tu as commencés, pour «\u00a0Reprendre\u00a0»",
  }),
  rated: pluralText({ one: "# note de ta part", many: "# de notes de ta part", other: "# notes de ta part" }),
  notes: pluralText({ one: "# mémo", many: "# de mémos", other: "# mémos" }),
  lists: pluralText({ one: "# liste personnelle", many: "# de listes personnelles", other: "# listes personnelles" }),
  logged: pluralText({
    one: "Pour # titre, la date est celle de la saisie\u00a0: les fichiers ne disent pas quand tu l’as vu",
    many: "Pour # de titres, la date est celle de la saisie\u00a0: les fichiers ne disent pas quand tu les as vus",
    other: "Pour # titres, la date est celle de la saisie\u00a0: les fichiers ne disent pas quand tu les as vus",
  }),
  undated: pluralText({
    one: "Pour # titre, la date manque ou peut désigner deux jours\u00a0: il n’en aura pas",
    many: "Pour # de titres, la date manque ou peut désigner deux jours\u00a0: ils n’en auront pas",
    other: "Pour # titres, la date manque ou peut désigner deux jours\u00a0: ils n’en auront pas",
  }),
};
export const importSteps = {
  remembersNothing: "Cet appareil est réglé pour ne rien retenir\u00a0: un import disparaîtrait dès que tu fermes la page.",
  notStored:
    "Ce navigateur n’a pas de place pour l’import ou n’enregistre rien pour ce site. Laisse cet onglet ouvert jusqu’à ce que tout soit ajouté\u00a0: l’import ne pourra pas être repris plus tard.",
  chooseFiles: "Choisir des fichiers",
  dropFiles: "ou dépose-les ici",
  fileTypes: "ZIP, CSV ou JSON, 20\u00a0Mo au plus par fichier",
  reading: "Lecture des fichiers",
  nothingFound: "Il n’y a ni film ni série dans ces fichiers.",
  /** "Letterboxd et IMDb : 1 000 titres" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}\u00a0: ${titles(count)}`,
  unfinished: "Un import n’est pas terminé",
  progress: (done: number, all: number): string => `Titres recherchés\u00a0: ${number(done)} sur ${number(all)}`,
  /** Spoken: "50 % de tes titres ont été recherchés". */
  quartersDone: (quarters: number): string => `${quarters * 25}\u202f% de tes titres ont été recherchés`,
  left: pluralText({
    one: "# titre n’est pas repris\u00a0: un import en contient 10\u202f000 au plus.",
    many: "# de titres ne sont pas repris\u00a0: un import en contient 10\u202f000 au plus.",
    other: "# titres ne sont pas repris\u00a0: un import en contient 10\u202f000 au plus.",
  }),
  sends:
    "Pour les trouver, leurs noms, leurs années, leurs identifiants sur IMDb et TMDB et leur type (film ou série) sont envoyés à ce site, 50 à la fois. Rien n’en est enregistré, et rien ne dit à qui ils appartiennent.",
  findTitles: "Rechercher ces titres",
  continueImport: "Continuer",
  discard: "Abandonner cet import",
  matching: "Recherche de tes titres",
  takes: (minutesLeft: number): string => `Durée\u00a0: ${minutes(minutesLeft)} au plus.`,
  remaining: (minutesLeft: number): string => `Encore ${minutes(minutesLeft)} au plus.`,
  whileMatching: "Tu peux consulter d’autres pages en attendant.",
  continueLater: "Si tu fermes cet onglet, tu pourras continuer plus tard.",
  stop: "Arrêter",
  stopped: "L’import est arrêté",
  skipRest: "Continuer sans le reste",
  review: "Tout est prêt",
  staysAsItIs: "Ce que tu as déjà ajouté, vu ou noté sur cet appareil reste tel quel.",
  nothingToAdd: "Rien de cet import n’a été trouvé ici.",
  addAll: "Ajouter à cet appareil",
  adding: "Ajout de tes titres",
  size: (chars: number, freeChars: number): string =>
    `Il faut environ ${megabytes(chars)} sur les ${megabytes(freeChars)} que ton navigateur a encore pour ce site.`,
  withoutRoom,
  unclear: (count: number): string => `Incertains (${number(count)})`,
  unclearHint: "Plusieurs titres correspondent, ou aucun exactement. Choisis le bon, ou laisse-le de côté.",
  leaveOut: "Laisser de côté",
  found: (count: number): string => `Trouvés (${number(count)})`,
  notLookedUp: (count: number): string => `Non recherchés (${number(count)})`,
  notFound: (count: number): string => `Introuvables (${number(count)})`,
  showMore: (count: number): string => `En voir ${number(count)} de plus`,
  named,
  foundFacts: {
    saved: "pour Ma liste",
    /** "vu": of a title. */
    undated: "vu, sans date",
    seen: (time: number): string => `vu le ${dayText(time)}`,
    logged: (time: number): string => `vu, saisi le ${dayText(time)}`,
    episodes: episodes,
    paused: "en pause",
    started: "commencé",
    rated: (rating: number): string => `${rating} sur 10`,
  },
  /** In the list of what was found: "The Kid (1921) : pour Ma liste, vu le 01/05/2020, 8 sur 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}\u00a0: ${facts.join(", ")}`,
  started: (count: number): string => `Seulement commencés (${number(count)})`,
  startedHint: "Les fichiers ne disent pas quels épisodes tu as vus. Ces titres sont dans «\u00a0Reprendre\u00a0», et aucun de leurs épisodes n’est marqué.",
  cutNotes: (count: number): string => `Mémos raccourcis (${number(count)})`,
  cutNotesHint: "Un mémo contient 5\u202f000 caractères au plus. La suite de ceux-ci n’est pas reprise.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Ajouté à cet appareil",
  addedForNow: "Ajouté jusqu’à ce que tu fermes cette page",
  undo: "Annuler tout l’import",
  undone: "L’import est annulé. Ton appareil contient de nouveau ce qu’il contenait avant.",
  toList: "Ma liste",
  again: "Importer autre chose",
};
