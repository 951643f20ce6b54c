import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "La película de esta noche en cinco minutos",
  summary: `Elegir no debería llevar más tiempo que las palomitas. Un pequeño plan para el que bastan las listas de ${siteName}.`,
  body: [
    "Una noche perdida eligiendo transcurre siempre igual. Hay demasiados pósteres, nadie quiere ser quien diga que no, y a las diez alguien propone irse a la cama. Hay otra manera. Se tarda cinco minutos.",
    { heading: "Minuto uno: el reloj" },
    "Antes de mirar un solo póster, hay que ponerse de acuerdo en cuánto puede durar la película. Las nueve y media de un día laborable significan noventa minutos, y con eso ya está resuelta media discusión. La duración está en la página de la película.",
    { heading: "Minuto dos: una palabra por persona" },
    prose`Cada persona dice con una palabra lo que le apetece: divertida, tensa, tierna, rara. Abre ${{ text: "Géneros", to: paths.genres }} y elige el que más se acerque a la palabra que haya salido dos veces. Si no ha salido ninguna, quédate con «Misterio». Casi nadie tiene nada en contra de un misterio.`,
    { heading: "Minuto tres: tres títulos" },
    prose`Cada persona escoge una película de ese muro, solo por el título y el póster. Con tres basta. Si nada del muro convence, ${{ text: "Mejor valoradas", to: paths.top }} tira hacia las películas que han resistido el tiempo, y «Tendencias», en la página de ${{ text: "Películas", to: paths.home }}, hacia el humor del día.`,
    { heading: "Minuto cuatro: en voz alta" },
    "Abre las tres páginas y lee las descripciones en voz alta, y nada más. Deja las reseñas para luego: hacen mejor compañía cuando ya has visto la película. Unas palabras sobre la valoración: es una media, y las medias tratan bien a las películas que no molestan a nadie. Entre un 6,9 y un 7,2 no hay diferencia. Que sirva para deshacer un empate, nunca para empezar la discusión.",
    { heading: "Minuto cinco: un veto" },
    "Cada persona puede tachar una película sin dar razones. Si quedan dos, la más corta: la otra seguirá ahí mañana. Si alguien está de camino a casa, envíale el enlace con el botón «Compartir» de la página de la película, para que sepa por qué merece la pena darse prisa.",
    { heading: "Dos atajos para la próxima vez" },
    "Sigue una cara. Cada nombre del reparto es un enlace al resto de su trabajo, empezando por lo más conocido. O sigue una película: «Películas similares» es el camino más corto de una buena noche a la siguiente.",
    "Y si todo lo demás falla, ve algo breve. «Una semana» (One Week), de Buster Keaton, dura veinticinco minutos, cuenta la historia de un matrimonio entero y deja tiempo para discutir qué ver después.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
