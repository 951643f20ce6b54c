/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme:
    "«\u00a0Sombre\u00a0» ou «\u00a0Clair\u00a0», si tu as choisi l’un des deux en bas d’une page. Si tu choisis de nouveau «\u00a0Automatique\u00a0», l’entrée est supprimée.",
  consent: "tes choix de confidentialité.",
  player: "le volume, la vitesse, l’aspect et la langue des sous-titres, et si le lecteur obéit aux raccourcis à une seule touche.",
  servers: "le dernier serveur qui a fonctionné, un pour les films et un pour les séries.",
  progress:
    "l’endroit où s’est arrêtée la lecture des derniers films et épisodes que tu as regardés, et ce que tu as ouvert en dernier d’un titre, pour que tu puisses reprendre. Une position est supprimée quand tu arrives à la fin.",
  saved: "les titres que tu as ajoutés et tes propres listes.",
  seen: "ce que tu as vu, ainsi que tes notes et tes mémos.",
  homeRows: "s’il y a quelque chose à reprendre et si tu as ajouté ou vu des titres, pour que les pages leur réservent une place dès le début.",
  import:
    "un import depuis un autre service, tant que tu ne l’as pas terminé\u00a0: le contenu de ses fichiers et ce qui a été trouvé. Il est supprimé à la fin.",
  visit: "la date de ta première visite, pour qu’à la deuxième le site puisse commencer à garder des copies utilisables hors ligne.",
  damaged: "ce qui était enregistré et n’a pas pu être lu, jusqu’à ce que tu l’exportes ou le supprimes.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `si cet appareil peut retenir quelque chose, si l’épisode suivant se lance automatiquement, ce que deviennent les spoilers, si les titres ont leur affiche originale, si les listes masquent ce que tu as vu, si tu veux l’affichage TV, et le pays où tu regardes, si tu en as choisi un.${hasLanguages ? " Et aussi la langue dans laquelle tu veux les pages, si tu en as choisi une, et si tu as fermé ou suivi la ligne qui te propose une langue." : ""}${worksOffline ? " Et si des copies de pages sont gardées pour une utilisation hors ligne, si tu as fait ce choix." : ""}`,
};
