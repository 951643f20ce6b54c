import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string =>
  archives ? " La vidéo des titres marqués «\u00a0À voir ici\u00a0» se trouve sur ce site ou dans des archives publiques." : "";

const reason = (archives: boolean): string =>
  `Parce que la personne qui gère ce site n’a pas encore fourni la vidéo de ce titre${archives ? ", et qu’aucune archive publique que nous connaissions ne l’a, ou qu’aucune n’a répondu" : ""}.`;

export const words: Words["page-faq"] = {
  title: "Questions fréquentes",
  description: (siteName) =>
    `Treize questions sur ${siteName} et de courtes réponses\u00a0: ce que c’est, ce que ça coûte, que faire si un film ne se lance pas, ce que nous savons de toi.`,
  lead: prose`Treize questions, treize réponses courtes. Pour des guides pas à pas, va sur la page ${{ text: "Assistance", to: paths.support }}.`,
  basics: {
    title: "L’essentiel",
    questions: (siteName) => [
      {
        question: `${siteName}, c’est quoi\u202f?`,
        answer:
          "Un site gratuit pour trouver des films, des séries et celles et ceux qui les font. La page de chaque titre a un lecteur\u00a0: tu peux donc commencer à regarder tout de suite.",
      },
      { question: "Combien ça coûte\u202f?", answer: "Rien. Il n’y a ni abonnement, ni période d’essai qui se termine, ni rien à acheter." },
      { question: "Faut-il un compte\u202f?", answer: "Non, et tu ne pourrais pas en créer un même si tu voulais. Ouvre une page et lance la lecture." },
    ],
  },
  catalog: {
    title: "Le catalogue",
    choice: {
      question: "Que peut-on regarder\u202f?",
      live: (archives) =>
        `Des films et des séries de toutes sortes, à part les contenus pour adultes. La lecture d’un titre dépend des serveurs que propose son lecteur.${marked(archives)}`,
      sample: (archives) => `${sampleNote} Les séries vont des serials muets aux séries faites pour le web.${marked(archives)}`,
    },
    search: {
      question: "Comment trouver un titre\u202f?",
      answer: prose`Tape au moins deux lettres dans le champ de recherche et choisis «\u00a0Films\u00a0», «\u00a0Séries\u00a0» ou «\u00a0Personnes\u00a0». Si tu préfères flâner, commence par ${{ text: "Genres", to: paths.genres }} ou ${{ text: "Mieux notés", to: paths.top }}.`,
    },
    facts: {
      question: "D’où viennent les descriptions et les notes\u202f?",
      live: `De TMDB, une base de données de films dont les membres écrivent les textes et notent les titres. ${providerNotice}`,
      sample:
        "Les faits sont réels, et nous avons écrit les descriptions nous-mêmes. Les notes et les critiques sont des exemples\u00a0: elles montrent à quoi ressemblent les pages et ne reflètent l’avis de personne.",
    },
  },
  player: {
    title: "Le lecteur",
    servers: {
      question: "À quoi servent les serveurs\u202f?",
      own: "Ce sont différentes sources pour un même titre. Si l’une est lente ou ne répond pas, choisis la suivante\u00a0: rien d’autre ne change sur la page.",
      others:
        "Ce sont différentes sources pour un même titre. Certaines appartiennent à d’autres entreprises. Si l’une est lente ou ne répond pas, choisis la suivante\u00a0: rien d’autre ne change sur la page.",
    },
    loading: {
      question: "Le film ne se lance pas. Que faire\u202f?",
      answer: prose`Attends quelques secondes, puis choisis un autre serveur. Si aucun ne démarre, recharge la page. Tu trouveras d’autres pistes sur la page ${{ text: "Assistance", to: paths.support }}.`,
    },
    sampleReel: {
      question: "Pourquoi un film d’exemple passe-t\u2011il à la place du titre choisi\u202f?",
      own: (archives) =>
        `${reason(archives)} Ce petit film montre comment fonctionne le lecteur.${archives ? "" : " Sur ce site, tous les serveurs sont les nôtres\u00a0: un autre passera donc le même film d’exemple."}`,
      others: (archives) => `${reason(archives)} Un autre serveur l’a peut-être.`,
    },
    captions: {
      question: "Y a-t\u2011il des sous-titres\u202f?",
      own: "Oui, si le film en a. Utilise le bouton «\u00a0Sous-titres\u00a0» du lecteur ou la touche C.",
      others:
        "Oui, si le film en a. Dans notre lecteur, utilise le bouton «\u00a0Sous-titres\u00a0» ou la touche C. Les serveurs d’autres entreprises en proposent peut-être d’autres.",
    },
    devices: {
      question: "Est-ce que ça marche sur un téléphone, sur une télé ou au clavier\u202f?",
      answer:
        "Oui. Les pages s’adaptent à tous les écrans, chaque commande s’atteint au clavier ou à la télécommande, et un lecteur d’écran peut tout lire. La plupart des pages fonctionnent même sans JavaScript.",
    },
  },
  rules: {
    title: "Les règles",
    privacy: {
      question: "Que savez-vous de moi\u202f?",
      answer: prose`Presque rien. Il n’y a pas de compte, nous ne déposons aucun cookie et ne gardons aucune trace de ce que tu cherches ou regardes. Ta liste et tes lectures en cours sont sur ton propre appareil. Tous les détails sont sur la page ${{ text: "Confidentialité", to: paths.privacy }}.`,
    },
    copyright: { question: "À qui sont ces films, et où adresser une réclamation de droits d’auteur\u202f?", answer: disclaimer },
  },
};
