import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const catalog = (site: PublicSite): ProseSection => ({
  title: "La programación",
  blocks: [
    "Películas, series y la gente que las hizo, todo junto. Empieza por un muro de pósteres, un género, un nombre o medio título, y sigue lo que te llame la atención: de una cara a otra película, de una película a seis parecidas, de una serie a su siguiente temporada.",
    site.catalog === "live"
      ? `Los datos sobre títulos y personas vienen de TMDB, una base de datos de cine. ${providerNotice}`
      : `${sampleNote} Las películas van del primer viaje a la Luna a las películas abiertas de hoy, pasando por Keaton y Lang.`,
  ],
});

const watching = (site: PublicSite): ProseSection => ({
  title: "La mejor butaca",
  blocks: [
    "Cada película tiene su propia página y cada episodio su propio enlace, y «Ver ahora» te lleva directamente al reproductor. Si un servidor no responde, hay otro a un toque de distancia. Lo demás está ahí cuando lo quieras: el reparto, unas cuantas reseñas, qué ver después.",
    `Hemos hecho ${site.name} para que sea rápido en un teléfono viejo, descansado para la vista por la noche y completo sin ratón. Un lector de pantalla puede leerlo entero, y casi todo funciona incluso con JavaScript desactivado.`,
  ],
});

const rules = (site: PublicSite): ProseSection => ({
  title: "Normas de la casa",
  blocks: [
    `${site.name} es gratis. Aquí no hay que registrarse ni iniciar sesión, y en la puerta nadie te pregunta cómo te llamas. No registramos lo que buscas ni lo que ves. Tu lista y lo que dejaste a medias se quedan en tu propio dispositivo, donde puedes exportarlos o borrarlos.`,
    prose`Lo poco que un sitio web necesita saber se explica en la ${{ text: "Política de privacidad", to: paths.privacy }}. Es breve.`,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "De quién son estas películas",
  blocks: [disclaimer(site)],
});

const invitation = (): ProseSection => ({
  title: "Adelante",
  blocks: [
    prose`Las luces ya se han apagado: la noche empieza en ${{ text: "la página de inicio", to: paths.landing }}. Si encuentras un error, te falta un título o simplemente quieres contarnos qué funciona bien, ${{ text: "escríbenos", to: paths.contact }}.`,
  ],
});

const about = (site: PublicSite): StaticPage => ({
  title: `Acerca de ${site.name}`,
  description: `Películas, series y la gente que las hizo, gratis en ${site.name}. Pulsa «Reproducir»: sin cuenta, sin complicaciones y rápido en cualquier pantalla.`,
  lead: "Un pequeño cine en la web. Fuera siempre anochece, siempre hay una butaca libre, y lo único que te preguntamos es qué te apetece ver.",
  sections: [catalog(site), watching(site), rules(site), copyright(site), invitation()],
});

export const words: Words["page-about"] = { page: about };
