import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "utilisé en dernier", gaveUp: "pas de lecture" } as const;
export const player = {
  sampleReel,
  player: "Lecteur",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Lecteur\u00a0: ${server}` : `Lecteur\u00a0: ${title}, ${server}`),
  playOn: (server: string): string => `Lire sur ${server}`,
  titleMissing: (server: string): string => `${server} n’a pas ce titre. Choisis un autre serveur ci-dessous.`,
  fullscreen: "Plein écran",
  offline: "Tu es hors ligne. Les vidéos ne se lisent qu’avec une connexion.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Lecture depuis ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} lit la vidéo depuis ${host}. Active JavaScript dans ton navigateur pour la charger ici.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Publié en ${year}\u00a0: dans le domaine public aux États-Unis en raison de son ancienneté`,
    notRenewed: "Droits d’auteur non renouvelés\u00a0: dans le domaine public aux États-Unis",
    noNotice: "Sorti sans mention de droits d’auteur valable\u00a0: dans le domaine public aux États-Unis",
    listed: "Répertorié dans le domaine public aux États-Unis",
    openLicense: "Publié sous licence libre par celles et ceux qui l’ont fait",
  },
  servers: "Serveurs",
  changeServer: "Changer de serveur",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};
