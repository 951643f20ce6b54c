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
  title: "Cookies esenciales",
  blocks: [
    `Ninguna. Las cookies esenciales suelen recordar que has iniciado sesión, y aquí no hay sesión que iniciar.${optionalFeatures(site).length === 0 ? " Por eso no ves ningún aviso de cookies: no hay nada que preguntar." : ""}`,
  ],
});

const preference = (site: PublicSite): ProseSection => ({
  title: "Cookies de preferencias",
  blocks: [
    "Ninguna. Lo que eliges, lo que guardas y lo que dejas a medias se queda en el almacenamiento local de tu navegador. A diferencia de una cookie, nunca se nos envía con tus peticiones. Estos son los nombres que puedes encontrar allí:",
    { list: storedKeys(site).map(({ key, text }) => `${key}: ${text}`) },
  ],
});

const device = (): ProseSection => ({
  title: "Qué recuerda este dispositivo",
  blocks: [
    prose`En la página de ${{ text: "Ajustes", to: paths.settings }} puedes ver cuánto es, exportarlo y borrarlo. Allí también puedes hacer que este dispositivo no recuerde nada: entonces se borra todo y ya no se escribe nada más que tus propios ajustes. Sin JavaScript no se guarda absolutamente nada.`,
    prose`Qué se nos envía de todo ello, y cuándo, está en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
  ],
});

const analytics = (site: PublicSite): ProseSection => {
  const feature = optionalFeatures(site).find(({ purpose }) => purpose === "analytics");
  return {
    title: "Cookies de análisis",
    blocks: [
      feature
        ? `Las visitas se cuentan en ${serverNames(feature.hosts)}, pero solo si lo has aceptado. El programa que las cuenta puede entonces poner cookies. Si no aceptas, no se carga.`
        : "Ninguna. No contamos tus visitas, ni las cuenta nadie más.",
    ],
  };
};

const thirdPartyCookies = (site: PublicSite): ProseSection => {
  const { players, pictures, trailers, films, ads } = thirdParties(site);
  const companies: Prose[] = [];
  if (pictures.length > 0) companies.push(`Imágenes (${pictures.join(", ")}): se cargan con la página. Se muestran aunque tu navegador bloquee las cookies.`);
  if (players.length > 0)
    companies.push(
      `Reproductores (${players.join(", ")}): se cargan ${site.playerLoad === "visible" ? "en cuanto aparecen en pantalla" : "cuando pulsas «Reproducir» o eliges un servidor"}. Un reproductor puede poner sus propias cookies, dentro de su marco.`,
    );
  if (films.length > 0)
    companies.push(
      `Archivos públicos (${films.join(", ")}): una película viene de ellos cuando pulsas «Reproducir» o eliges un servidor. Un archivo público puede poner sus propias cookies.`,
    );
  if (trailers.length > 0)
    companies.push(
      `Tráileres (${trailers.join(", ")}): se cargan cuando pulsas el botón de un tráiler. YouTube puede guardar sus propios datos, dentro de su marco.`,
    );
  if (ads.length > 0)
    companies.push(`Publicidad (${ads.join(", ")}): solo se carga si la has aceptado. Una empresa de publicidad puede poner sus propias cookies.`);
  return {
    title: "Cookies de otras empresas",
    blocks:
      companies.length === 0
        ? ["Ninguna. Todo lo que una página carga por sí sola viene de este sitio."]
        : [
            "Algunas partes de nuestras páginas vienen de otras empresas. No podemos leer ni poner sus cookies, y tu navegador puede bloquearlas:",
            { list: companies },
          ],
  };
};

const control = (): ProseSection => ({
  title: "Borrar y bloquear cookies",
  blocks: [
    "Todos los navegadores pueden mostrarte qué ha guardado un sitio, borrarlo y bloquear las cookies por completo, normalmente en sus ajustes, en el apartado de privacidad. Nuestras páginas siguen funcionando si lo haces.",
    prose`Qué más sabemos y qué no sabemos de ti está en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
    englishDecides,
  ],
});

function cookies(site: PublicSite): StaticPage {
  return {
    title: "Cookies",
    description: `Qué cookies pone ${site.name}: esenciales, de preferencias y de análisis, con una respuesta clara para cada una.`,
    lead: `Las páginas de ${site.name} no ponen cookies. Estos son los tipos habituales, uno por uno, para que lo compruebes.`,
    sections: [essential(site), preference(site), device(), analytics(site), thirdPartyCookies(site), control()],
  };
}

export const words: Words["page-cookies"] = { page: cookies };
