import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Cookies",
  description: (siteName) =>
    `Quels cookies le site ${siteName} dépose\u00a0: essentiels, de préférences, de statistiques, avec une réponse claire pour chacun.`,
  lead: (siteName) => `Les pages du site ${siteName} ne déposent aucun cookie. Voici les catégories habituelles, une par une, pour que tu puisses vérifier.`,
  essential: {
    title: "Cookies essentiels",
    text: (nothingToAsk) =>
      `Aucun. Les cookies essentiels servent en général à garder une session ouverte, et ici il n’y a rien à quoi se connecter.${nothingToAsk ? " C’est pourquoi tu ne vois aucun bandeau de cookies\u00a0: il n’y a rien à demander." : ""}`,
  },
  preference: {
    title: "Cookies de préférences",
    text: "Aucun. Tes réglages, les titres que tu ajoutes et tes lectures en cours restent dans le stockage local de ton navigateur. Contrairement à un cookie, ce stockage ne nous est jamais envoyé avec tes requêtes. Voici les noms que tu peux y trouver\u00a0:",
    stored: (key, text) => `${key}\u00a0: ${text}`,
  },
  device: {
    title: "Ce que cet appareil retient",
    texts: [
      prose`Sur la page ${{ text: "Réglages", to: paths.settings }}, tu vois combien cela représente, et tu peux l’exporter et le supprimer. Tu peux aussi y demander que cet appareil ne retienne rien\u00a0: tout est alors supprimé, et plus rien n’est écrit à part tes réglages. Sans JavaScript, rien du tout n’est enregistré.`,
      prose`Ce qui nous en est envoyé, et quand, figure sur la page ${{ text: "Confidentialité", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Cookies de statistiques",
    none: "Aucun. Tes visites ne sont comptées ni par nous ni par personne d’autre.",
    counted: (hosts) =>
      `Les visites sont comptées par ${serverNames(hosts)}, mais seulement avec ton accord. Le script qui les compte peut alors déposer des cookies. Si tu n’es pas d’accord, il n’est pas chargé.`,
  },
  others: {
    title: "Cookies d’autres entreprises",
    none: "Aucun. Tout ce qu’une page charge d’elle-même vient de ce site.",
    lead: "Certaines parties de nos pages viennent d’autres entreprises. Nous ne pouvons ni lire ni déposer leurs cookies, et ton navigateur peut les bloquer\u00a0:",
    pictures: (hosts) => `Images (${hosts.join(", ")})\u00a0: chargées avec la page. Elles s’affichent même si ton navigateur bloque les cookies.`,
    players: (hosts, inView) =>
      `Lecteurs (${hosts.join(", ")})\u00a0: chargés ${inView ? "dès qu’ils apparaissent à l’écran" : "quand tu lances la lecture ou choisis un serveur"}. Un lecteur peut déposer ses propres cookies, à l’intérieur de son cadre.`,
    films: (hosts) =>
      `Archives publiques (${hosts.join(", ")})\u00a0: un film en est chargé quand tu lances la lecture ou choisis un serveur. Une archive peut déposer ses propres cookies.`,
    trailers: (hosts) =>
      `Bandes-annonces (${hosts.join(", ")})\u00a0: chargées quand tu actives le bouton d’une bande-annonce. YouTube peut enregistrer ses propres données, à l’intérieur de son cadre.`,
    ads: (hosts) => `Publicité (${hosts.join(", ")})\u00a0: chargée seulement avec ton accord. Une entreprise de publicité peut déposer ses propres cookies.`,
  },
  control: {
    title: "Supprimer et bloquer les cookies",
    texts: [
      "Tous les navigateurs peuvent te montrer ce qu’un site a enregistré, le supprimer et bloquer complètement les cookies, en général dans leurs paramètres, à la rubrique «\u00a0Confidentialité\u00a0». Nos pages continuent alors de fonctionner.",
      prose`Pour savoir ce que nous savons d’autre sur toi, et ce que nous ignorons, lis la page ${{ text: "Confidentialité", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
