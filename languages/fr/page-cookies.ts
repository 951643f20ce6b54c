import { paths } from "#domain/addresses.ts";
import { type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const essential = (site: PublicSite): ProseSection => ({
  title: "Cookies essentiels",
  blocks: [
    `Aucun. Les cookies essentiels servent en général à garder une session ouverte, et ici il n’y a rien à quoi se connecter.${optionalFeatures(site).length === 0 ? " C’est pourquoi tu ne vois aucun bandeau de cookies\u00a0: il n’y a rien à demander." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Cookies de préférences",
  blocks: [
    "Aucun. Tes réglages, les titres que tu ajoutes et tes lectures en cours restent dans le stockage local de ton navigateur. Contrairement à un cookie, ce stockage ne nous est jamais envoyé avec tes requêtes. Voici les noms que tu peux y trouver\u00a0:",
    { list: storedKeys(site).map(({ key, text }) => `${key}\u00a0: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Ce que cet appareil retient",
  blocks: [
    prose`Sur la page ${{ text: "Réglages", to: paths.settings }}, tu vois combien cela représente, et tu peux l’exporter et le supprimer. Tu peux aussi y demander que cet appareil ne retienne rien\u00a0: tout est alors supprimé, et plus rien n’est écrit à part tes réglages. Sans JavaScript, rien du tout n’est enregistré.`,
    prose`Ce qui nous en est envoyé, et quand, figure sur la page ${{ text: "Confidentialité", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Cookies de statistiques",
    blocks: [
      feature
        ? `Les visites sont comptées par ${serverNames(feature.hosts)}, mais seulement avec ton accord. Le script qui les compte peut alors déposer des cookies. Si tu n’es pas d’accord, il n’est pas chargé.`
        : "Aucun. Tes visites ne sont comptées ni par nous ni par personne d’autre.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0)
    companies.push(`Images (${pictures.join(", ")})\u00a0: chargées avec la page. Elles s’affichent même si ton navigateur bloque les cookies.`);
  if (players.length > 0)
    companies.push(
      `Lecteurs (${players.join(", ")})\u00a0: chargés ${site.playerLoad === "visible" ? "dès qu’ils apparaissent à l’écran" : "quand tu lances la lecture ou choisis un serveur"}. Un lecteur peut déposer ses propres cookies, à l’intérieur de son cadre.`,
    );
  if (films.length > 0)
    companies.push(
      `Archives publiques (${films.join(", ")})\u00a0: un film en est chargé quand tu lances la lecture ou choisis un serveur. Une archive peut déposer ses propres cookies.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Bandes-annonces (${trailers.join(", ")})\u00a0: chargées quand tu actives le bouton d’une bande-annonce. YouTube peut enregistrer ses propres données, à l’intérieur de son cadre.`,
    );
  if (ads.length > 0)
    companies.push(`Publicité (${ads.join(", ")})\u00a0: chargée seulement avec ton accord. Une entreprise de publicité peut déposer ses propres cookies.`);
  return {
    title: "Cookies d’autres entreprises",
    blocks:
      companies.length === 0
        ? ["Aucun. Tout ce qu’une page charge d’elle-même vient de ce site."]
        : [
            "Certaines parties de nos pages viennent d’autres entreprises. Nous ne pouvons ni lire ni déposer leurs cookies, et ton navigateur peut les bloquer\u00a0:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Supprimer et bloquer les cookies",
  blocks: [
    "Tous les navigateurs peuvent te montrer ce qu’un site a enregistré, le supprimer et bloquer complètement les cookies, en général dans leurs paramètres, à la rubrique «\u00a0Confidentialité\u00a0». Nos pages continuent alors de fonctionner.",
    prose`Pour savoir ce que nous savons d’autre sur toi, et ce que nous ignorons, lis la page ${{ text: "Confidentialité", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Quels cookies le site ${site.name} dépose\u00a0: essentiels, de préférences, de statistiques, avec une réponse claire pour chacun.`,
    lead: `Les pages du site ${site.name} ne déposent aucun cookie. Voici les catégories habituelles, une par une, pour que tu puisses vérifier.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
