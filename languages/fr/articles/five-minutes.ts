import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

// "on" for those who choose together: "vous" would sound formal beside "tu".
export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "Un film pour ce soir en cinq minutes",
  summary: `Choisir ne devrait pas prendre plus de temps que le pop-corn. Un petit plan, sans autre outil que les listes qu’on trouve sur ${siteName}.`,
  body: [
    "Une soirée perdue à choisir se passe toujours de la même façon. Il y a trop d’affiches, personne ne veut être celui ou celle qui dit non, et à vingt-deux heures quelqu’un propose d’aller se coucher. Il y a une autre méthode. Elle prend cinq minutes.",
    { heading: "Première minute\u00a0: l’heure" },
    "Avant de regarder la moindre affiche, on se met d’accord sur la durée du film. Vingt et une heures trente, un soir de semaine, cela veut dire quatre-vingt-dix minutes, et voilà déjà la moitié de la discussion réglée. La durée est indiquée sur la page du film.",
    { heading: "Deuxième minute\u00a0: un mot par personne" },
    prose`Tout le monde dit en un seul mot de quoi il a envie\u00a0: drôle, tendu, doux, étrange. Ouvre ${{ text: "Genres", to: paths.genres }} et choisis ce qui se rapproche le plus du mot qui est sorti deux fois. S’il n’y en a pas, prends «\u00a0Mystère\u00a0». Rares sont les gens qui ont quelque chose contre un mystère.`,
    { heading: "Troisième minute\u00a0: trois titres" },
    prose`Chaque personne choisit un film sur ce mur, d’après son titre et son affiche seulement. Trois suffisent. Si rien ne tente personne sur ce mur, ${{ text: "Mieux notés", to: paths.top }} penche vers les films qui ont duré, et «\u00a0Tendances du moment\u00a0», sur la page ${{ text: "Films", to: paths.home }}, vers l’humeur du jour.`,
    { heading: "Quatrième minute\u00a0: à voix haute" },
    "On ouvre les trois pages et on se lit les descriptions, rien de plus. Les critiques, on les garde pour plus tard\u00a0: elles sont de meilleure compagnie une fois le film vu. Un mot sur la note\u00a0: c’est une moyenne, et les moyennes sont gentilles avec les films qui ne dérangent personne. Entre 6,9 et 7,2, il n’y a aucune différence. La note peut départager, jamais lancer la discussion.",
    { heading: "Cinquième minute\u00a0: un veto" },
    "Chaque personne peut rayer un film sans donner de raison. S’il en reste deux, on prend le plus court\u00a0: l’autre sera encore là demain. Si quelqu’un est encore sur le chemin du retour, envoie-lui le lien avec le bouton «\u00a0Partager\u00a0» de la page du film, pour lui donner une raison de se dépêcher.",
    { heading: "Deux raccourcis pour la prochaine fois" },
    "Suis un visage. Chaque nom d’une distribution mène aux autres travaux de cette personne, les plus connus d’abord. Ou suis un film\u00a0: «\u00a0Films similaires\u00a0» est le plus court chemin d’une bonne soirée à la suivante.",
    "Et si rien n’y fait, regarde quelque chose de court. «\u00a0La Maison démontable\u00a0» (One Week), de Buster Keaton, dure vingt-cinq minutes, raconte l’histoire de tout un mariage et laisse le temps de se disputer sur ce qu’on regardera ensuite.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
