import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `Acerca de ${siteName}`,
  description: (siteName) =>
    `Películas, series y la gente que las hizo, gratis en ${siteName}. Pulsa «Reproducir»: sin cuenta, sin complicaciones y rápido en cualquier pantalla.`,
  lead: "Un pequeño cine en la web. Fuera siempre anochece, siempre hay una butaca libre, y lo único que te preguntamos es qué te apetece ver.",
  catalog: {
    title: "La programación",
    text: "Películas, series y la gente que las hizo, todo junto. Empieza por un muro de pósteres, un género, un nombre o medio título, y sigue lo que te llame la atención: de una cara a otra película, de una película a seis parecidas, de una serie a su siguiente temporada.",
    live: `Los datos sobre títulos y personas vienen de TMDB, una base de datos de cine. ${providerNotice}`,
    sample: `${sampleNote} Las películas van del primer viaje a la Luna a las películas abiertas de hoy, pasando por Keaton y Lang.`,
  },
  watching: {
    title: "La mejor butaca",
    text: "Cada película tiene su propia página y cada episodio su propio enlace, y «Ver ahora» te lleva directamente al reproductor. Si un servidor no responde, hay otro a un toque de distancia. Lo demás está ahí cuando lo quieras: el reparto, unas cuantas reseñas, qué ver después.",
    screens: (siteName) =>
      `Hemos hecho ${siteName} para que sea rápido en un teléfono viejo, descansado para la vista por la noche y completo sin ratón. Un lector de pantalla puede leerlo entero, y casi todo funciona incluso con JavaScript desactivado.`,
  },
  rules: {
    title: "Normas de la casa",
    text: (siteName) =>
      `${siteName} es gratis. Aquí no hay que registrarse ni iniciar sesión, y en la puerta nadie te pregunta cómo te llamas. No registramos lo que buscas ni lo que ves. Tu lista y lo que dejaste a medias se quedan en tu propio dispositivo, donde puedes exportarlos o borrarlos.`,
    privacy: prose`Lo poco que un sitio web necesita saber se explica en la ${{ text: "Política de privacidad", to: paths.privacy }}. Es breve.`,
  },
  copyright: { title: "De quién son estas películas", disclaimer },
  invitation: {
    title: "Adelante",
    text: prose`Las luces ya se han apagado: la noche empieza en ${{ text: "la página de inicio", to: paths.landing }}. Si encuentras un error, te falta un título o simplemente quieres contarnos qué funciona bien, ${{ text: "escríbenos", to: paths.contact }}.`,
  },
};
