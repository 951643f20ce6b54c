import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Des sous-titres, un clavier, une télécommande",
  summary: "Trois façons de regarder\u00a0: au départ, quelqu’un en avait besoin\u202f; aujourd’hui, elles font du bien à tout le monde.",
  body: [
    "Le cinéma muet était équitable envers les personnes sourdes comme le cinéma l’a rarement été depuis\u00a0: toute la salle lisait les mêmes intertitres. Le parlant y mit fin en quelques années. En 1947, Emerson Romero, un acteur sourd qui avait tourné des comédies au temps du muet, se mit à recoller des intertitres dans des films parlants et prêta les copies à des clubs de sourds. C’était laborieux, mais c’était un début. En 1972, «\u00a0The French Chef\u00a0» devint la première émission de la télévision américaine avec des sous-titres visibles par tout le monde.",
    "Les sous-titres pour sourds et malentendants en disent plus que les autres. Les sous-titres ordinaires te disent ce qui est dit\u202f; ceux-là te disent aussi ce qu’on entend\u00a0: la porte, le rire dans la pièce d’à côté, la musique qui change. Beaucoup de gens qui s’en servent entendent très bien. Ils ont un enfant qui dort, un train bruyant ou un acteur qui marmonne.",
    { heading: "Les sous-titres ici" },
    `Si un film a des sous-titres, le lecteur propre à ${siteName} affiche un bouton «\u00a0Sous-titres\u00a0» dans sa barre du bas. La roue dentée à côté règle leur taille, leur couleur, leur fond et leur position, et ouvre ton propre fichier de sous-titres (SRT ou VTT), qui reste sur ton appareil. Les serveurs d’autres entreprises ont leurs propres lecteurs\u00a0: cherche les lettres CC, et essaie un autre serveur si tu ne les trouves pas.`,
    { heading: "Au clavier" },
    `Rien sur ${siteName} n’exige une souris. Sur une page, la première pression sur Tab propose d’aller directement au contenu. Sur un mur d’affiches, les flèches passent d’une image à l’autre et Entrée en ouvre une\u202f; dans le champ de recherche, elles parcourent les suggestions, et Échap les ferme. L’élément actif porte un cadre couleur ambre. Dans notre lecteur\u00a0:`,
    { list: playerKeys.playerKeys },
    { heading: "À la télécommande" },
    "Une télécommande est un clavier auquel il manque la plupart des touches. Le navigateur d’une télé déplace la sélection, ou un pointeur, avec les flèches, et OK valide ce que tu as atteint. Les boutons et les liens sont assez grands pour cela, et Retour te ramène à l’endroit du mur que tu avais quitté.",
    { heading: "Avec moins de mouvement" },
    "Si ce qui bouge te met mal à l’aise, active la réduction des animations sur ton appareil. Le carrousel t’attend alors, et plus rien n’apparaît en fondu ni ne glisse. Dans tous les cas, il a un bouton de pause. Même sans JavaScript, tu peux lire les pages et suivre leurs liens.",
    prose`Si tu ne peux pas atteindre ou lire quelque chose ici comme il te le faudrait, c’est notre faute et pas la tienne. ${{ text: "Dis-le-nous", to: paths.contact }}.`,
  ],
  program: [],
});
