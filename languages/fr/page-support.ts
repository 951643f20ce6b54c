import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Assistance",
  description: (siteName) =>
    `Guides et dépannage pour ${siteName}\u00a0: trouver et regarder films et séries, serveurs, sous-titres, clavier, et que faire si un film ne se lance pas.`,
  lead: "Comment tout fonctionne ici, et quoi essayer quand ça ne marche pas.",
  guides: {
    title: "Guides",
    watching: [
      { heading: "Trouver quelque chose à regarder" },
      {
        steps: [
          "Tape au moins deux lettres dans le champ de recherche et choisis «\u00a0Films\u00a0», «\u00a0Séries\u00a0» ou «\u00a0Personnes\u00a0». Jusqu’à cinq résultats apparaissent en dessous, et «\u00a0Voir tous les résultats\u00a0» affiche les autres.",
          prose`Ou pars des pages ${{ text: "Films", to: paths.home }}, ${{ text: "Séries", to: paths.series }}, ${{ text: "Mieux notés", to: paths.top }} ou ${{ text: "Genres", to: paths.genres }}.`,
          "Chaque nom d’une distribution est un lien, et chaque titre similaire aussi.",
        ],
      },
      { heading: "Regarder un film" },
      {
        steps: [
          "Ouvre la page du film.",
          "Appuie sur «\u00a0Regarder\u00a0» pour aller au lecteur, puis lance la lecture.",
          "Si le film ne démarre pas, choisis un autre serveur sous le lecteur. Le premier proposé est Server 1, ou celui qui a fonctionné en dernier dans ce navigateur.",
          "Si tu t’arrêtes en cours de route, «\u00a0Reprendre\u00a0» te ramène au même endroit la prochaine fois que tu ouvres le film dans ce navigateur.",
        ],
      },
      { heading: "Regarder une série" },
      {
        steps: [
          "Ouvre la série et choisis une saison, avec les flèches ou par son numéro.",
          "Choisis un épisode dans la liste. L’adresse de ton navigateur mène maintenant à cet épisode\u00a0: tu peux donc la partager ou y revenir.",
          "Si l’épisode ne démarre pas, choisis un autre serveur sous «\u00a0Changer de serveur\u00a0».",
          "Quand un épisode est terminé, le suivant se lance au bout de quelques secondes, sauf si tu annules ou si tu as désactivé ce réglage.",
        ],
      },
    ],
    keyboard: {
      heading: "Utiliser le lecteur au clavier",
      own: "Clique d’abord dans le lecteur, ou atteins-le avec la touche Tab. Ensuite\u00a0:",
      others: () => "Voici les touches de notre propre lecteur. Les lecteurs d’autres entreprises ont les leurs.",
      keys: playerKeys.playerKeys,
    },
    more: [
      "Si tu parles à ton ordinateur ou si tu appuies souvent sur des touches par accident, désactive «\u00a0Raccourcis à une seule touche\u00a0» dans les réglages du lecteur (la roue dentée). La barre d’espace et les flèches continuent de fonctionner.",
      "Une fois le lecteur ouvert, K, J, L, M, F et C fonctionnent partout sur sa page. La barre oblique mène au champ de recherche sur toutes les pages.",
      { heading: "Utiliser le lecteur avec une télécommande" },
      "Choisis «\u00a0Affichage TV\u00a0» dans les réglages. OK lance alors la lecture et la met en pause, les flèches gauche et droite reculent et avancent de dix secondes, et davantage tant que tu les maintiens enfoncées. La flèche du haut mène aux sous-titres et aux réglages, celle du bas à l’épisode suivant, et Retour ferme le lecteur.",
      { heading: "Tenir une liste" },
      "Le bouton «\u00a0Ajouter à Ma liste\u00a0» se trouve sur les affiches et les pages des films et des séries. Ce que tu ajoutes est dans «\u00a0Ma liste\u00a0», à côté du champ de recherche. Cette liste n’existe que sur cet appareil\u00a0: pour l’emporter sur un autre, exporte-la ici et importe-la là-bas.",
      prose`L’export et l’import sont sur la page ${{ text: "Réglages", to: paths.settings }}, comme tout ce que cet appareil retient.`,
      "Safari supprime ce qu’un site a enregistré quand tu t’en sers pendant sept jours sans revenir sur ce site. Si tu tiens à ta liste dans Safari, exporte-la de temps en temps.",
      { heading: "Changer l’apparence" },
      "En bas de chaque page et dans les réglages, tu peux choisir «\u00a0Sombre\u00a0», «\u00a0Clair\u00a0» ou «\u00a0Automatique\u00a0», qui suit ton appareil. Ton navigateur retient ton choix.",
      { heading: "Partager une page" },
      "Le bouton «\u00a0Partager\u00a0» d’un film ou d’une série propose les réseaux et applications habituels, ou un lien à copier. Le lien fonctionne pour toutes les personnes à qui tu l’envoies, puisqu’il n’y a pas de connexion.",
    ],
  },
  troubleshooting: {
    title: "Dépannage",
    loading: [
      { heading: "Le film ou l’épisode ne se lance pas" },
      {
        steps: [
          "Attends quelques secondes. Un serveur lointain peut en avoir besoin.",
          "Choisis un autre serveur. Ils ne dépendent pas les uns des autres.",
          "Recharge la page et vérifie si d’autres sites se chargent.",
          "Si tu utilises un bloqueur de contenu, désactive-le pour cette page et réessaie.",
        ],
      },
    ],
    sampleReel: {
      heading: "Un film d’exemple passe à la place",
      own: "C’est un petit film de notre fabrication. Il passe tant que la vidéo du titre n’a pas été fournie pour ce site.",
      archives:
        "C’est un petit film de notre fabrication. Il passe quand la vidéo du titre n’est ni sur ce site ni dans une archive publique, ou quand aucune archive ne répond\u00a0: dans ce cas, réessaie plus tard.",
    },
    more: [
      { heading: "Il n’y a pas de son" },
      "Vérifie si le son est coupé dans le lecteur (dans le nôtre, touche M), dans l’onglet du navigateur ou sur l’appareil. Certains navigateurs lancent les vidéos sans son jusqu’à ce que tu cliques ou appuies dessus.",
      { heading: "L’image est saccadée" },
      "Mets en pause une minute pour que le lecteur prenne de l’avance, rapproche-toi de ta box ou choisis un autre serveur. Un serveur marqué «\u00a0Multi-Quality\u00a0» propose peut-être une résolution plus basse.",
      { heading: "Il n’y a pas de sous-titres" },
      "Tous les films n’en ont pas. Notre lecteur n’affiche le bouton «\u00a0Sous-titres\u00a0» que s’il y en a. Un autre serveur en a peut-être.",
      { heading: "Le plein écran ne réagit pas" },
      "Il y a deux boutons, l’un dans le lecteur, l’autre en dehors\u00a0: essaie l’autre. Sur certains téléphones, seul celui du lecteur fonctionne.",
      { heading: "Une page dit qu’elle n’a pas pu être chargée" },
      "Le problème vient de nous. Appuie sur «\u00a0Réessayer\u00a0», cela suffit en général. En attendant, les pages que tu as déjà ouvertes continuent souvent de fonctionner.",
      { heading: "Tu ne trouves pas un titre" },
      prose`Essaie avec moins de mots ou avec le titre original, et regarde sous «\u00a0Films\u00a0», «\u00a0Séries\u00a0» et «\u00a0Personnes\u00a0». Si tu penses qu’il a sa place ici, ${{ text: "dis-le-nous", to: paths.contact }}.`,
      { heading: "Quels navigateurs fonctionnent" },
      "Chrome et Edge à partir de la version 108, Firefox à partir de la 128 et Safari à partir de la 16.4, sur n’importe quel appareil. Les navigateurs des téléviseurs sont assez récents à partir des modèles de 2024. Dans un navigateur plus ancien, les pages s’ouvrent quand même, les liens et la recherche fonctionnent et notre lecteur utilise les commandes du navigateur\u202f; rien n’y est enregistré.",
    ],
  },
  moreHelp: {
    title: "Toujours un problème\u202f?",
    text: prose`La page ${{ text: "Questions fréquentes", to: paths.faq }} donne des réponses courtes. Pour tout le reste, ${{ text: "contacte-nous", to: paths.contact }} et dis-nous de quelle page, de quel serveur et de quel navigateur il s’agissait, et ce qui s’est passé.`,
  },
};
