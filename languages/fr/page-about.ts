import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `À propos du site ${siteName}`,
  description: (siteName) =>
    `Sur ${siteName}, trouve films, séries et celles et ceux qui les font, et lance la lecture. Gratuit, sans compte, sans chichis, rapide sur tout écran.`,
  lead: "Un petit cinéma sur le web. Dehors, c’est toujours le crépuscule\u202f; dedans, il reste toujours une place, et nous ne voulons savoir qu’une chose\u00a0: de quoi tu as envie.",
  catalog: {
    title: "Le programme",
    text: "Des films, des séries et celles et ceux qui les font, côte à côte. Pars d’un mur d’affiches, d’un genre, d’un nom ou d’un bout de titre, et suis ce qui t’attire\u00a0: un visage vers un autre film, un film vers six qui lui ressemblent, une saison vers la suivante.",
    live: `Les informations sur les titres et les personnes viennent de TMDB, une base de données de films. ${providerNotice}`,
    sample: `${sampleNote} Les films vont du premier voyage dans la Lune aux films libres d’aujourd’hui, en passant par Keaton et Lang.`,
  },
  watching: {
    title: "La meilleure place",
    text: "Chaque film a sa page, chaque épisode son lien, et «\u00a0Regarder\u00a0» mène droit au lecteur. Si un serveur ne répond pas, le suivant est à portée de doigt. Le reste est là quand tu en as envie\u00a0: la distribution, quelques critiques, des idées pour la suite.",
    screens: (siteName) =>
      `Nous avons conçu ${siteName} pour aller vite sur un vieux téléphone, ménager les yeux le soir et se passer de souris. Un lecteur d’écran peut tout lire, et l’essentiel fonctionne même sans JavaScript.`,
  },
  rules: {
    title: "Le règlement de la maison",
    text: (siteName) =>
      `Sur ${siteName}, tout est gratuit. Ni inscription, ni connexion, et personne ne te demande ton nom à l’entrée. Nous ne gardons aucune trace de ce que tu cherches ou regardes. Ta liste et tes lectures en cours restent sur ton appareil, où tu peux les exporter ou les supprimer.`,
    privacy: prose`Le peu qu’un site doit savoir est expliqué sur la page ${{ text: "Confidentialité", to: paths.privacy }}. C’est vite lu.`,
  },
  copyright: { title: "À qui sont ces films", disclaimer },
  invitation: {
    title: "Entre donc",
    text: prose`Les lumières sont déjà éteintes, et la soirée commence sur la ${{ text: "page d’accueil", to: paths.landing }}. Si tu trouves une erreur, s’il te manque un titre ou si tu veux simplement nous dire ce qui te plaît, ${{ text: "écris-nous", to: paths.contact }}.`,
  },
};
