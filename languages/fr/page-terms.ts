import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Conditions d’utilisation",
  description: (siteName) =>
    `Les règles du site ${siteName} en mots simples\u00a0: à qui s’adresse le site, ce que tu peux y faire, à qui sont ces films et ce que nous promettons.`,
  lead: "Elles sont courtes, car il y a peu à convenir\u00a0: rien n’est vendu ici, et personne ne s’inscrit. En utilisant le site, tu acceptes ces conditions.",
  age: {
    title: "Âge",
    text: (siteName) =>
      `${siteName} s’adresse aux personnes de 13 ans et plus. Si tu es plus jeune, laisse un parent ou une personne responsable de toi choisir à ta place. Les titres que le catalogue signale comme contenus pour adultes sont exclus partout, mais tous les films ne conviennent pas à tous les âges\u00a0: lis la page d’un film avant de le regarder avec des enfants.`,
  },
  accounts: {
    title: "Comptes",
    text: "Il n’y en a pas. Tu n’as ni mot de passe à protéger ni profil à tenir à jour, et personne ne peut regarder quelque chose en ton nom. Si une page te demande de te connecter à ce site, elle n’est pas de nous.",
  },
  usage: {
    title: "Utilisation du site",
    lead: "Tu peux parcourir le site, chercher et regarder des titres pour ton propre usage, partager des liens et citer ce que tu trouves ici. Tout cela est gratuit. En échange, nous te demandons de te conduire comme un bon public\u00a0:",
    list: (siteName) => [
      "N’essaie pas de mettre le site en panne, de contourner ses limites ou de le charger au point que d’autres doivent attendre.",
      "Ne copie pas tout le catalogue avec des programmes automatiques. Les moteurs de recherche sont les bienvenus dans le respect de robots.txt.",
      `Ne fais pas passer ${siteName} pour ton propre site, et n’affiche pas ses pages à l’intérieur des tiennes.`,
      "Respecte la loi du pays où tu vis, y compris dans ce que tu choisis de regarder.",
    ],
  },
  content: {
    title: "Films, lecteurs et droits d’auteur",
    disclaimer,
    texts: [
      "Les pages décrivent des titres et intègrent des lecteurs. La personne qui gère ce site choisit les lecteurs et doit avoir le droit de les utiliser. Si un lecteur appartient à une autre entreprise, ce sont les conditions de celle-ci qui s’y appliquent.",
      "Les titres, les noms et les images appartiennent à qui en détient les droits. Ils sont affichés pour que tu saches de quel film il s’agit.",
    ],
  },
  service: {
    title: "Ce que nous promettons",
    text: (siteName) =>
      `Nous faisons de notre mieux pour que le site ${siteName} reste accessible et exact. Le service est gratuit et fourni tel quel\u00a0: un titre peut disparaître, un serveur peut ne pas répondre, une information du catalogue peut être fausse. Rien ici ne te prive des droits que la loi t’accorde.`,
  },
  changes: {
    title: "Modifications et questions",
    texts: [
      prose`Quand le site change, cette page change avec lui. La version que tu lis est celle qui s’applique aujourd’hui. Si tu as une question à son sujet, ${{ text: "écris-nous", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
