import type { Video } from "#features/titles/model/video.ts";

const sample = "Vidéo d’exemple";

/** Of the provider's English words, those that French film sites translate. */
const types: Record<string, string> = {
  Trailer: "Bande-annonce",
  Clip: "Extrait",
  "Behind the Scenes": "Making-of",
  Bloopers: "Bêtisier",
  Recap: "Récapitulatif",
  "Opening Credits": "Générique d’ouverture",
};

/** What a video is: "Bande-annonce". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "sur YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `sur ${site}`);
export const videos = {
  videos: "Vidéos",
  furtherVideos: "Autres vidéos",
  close: "Fermer la vidéo",
  /** The language of the sample video's captions. */
  captions: "Anglais",
  /** Of a video in another language than the page's: "Bande-annonce (anglais)", "Bande-annonce, sur YouTube (anglais)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Bande-annonce, sur YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, sur YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};
