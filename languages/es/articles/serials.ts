import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "Lo que tenía que hacer un capítulo de serial en dieciocho minutos",
  summary: "Doce sábados, un héroe y una razón para volver: el encargo más apretado del cine, y las cinco cosas que tenía que cumplir.",
  body: [
    "Durante unos veinticinco años desde la llegada del sonido, una tarde de sábado en un cine estadounidense incluía un serial: una aventura repartida en capítulos, de doce a quince, uno por semana. El primero era más largo, para engancharte. Los demás tenían dos rollos de película cada uno, algo menos de veinte minutos, y en ese tiempo tenían que hacer cinco cosas.",
    "La primera, recordar. Siempre había alguien que se había perdido una semana, así que una página de texto contaba quién estaba en peligro y por culpa de quién. En «Flash Gordon Conquers the Universe» (1940), las palabras se alejan de ti hacia el cielo, una idea que George Lucas tomó prestada para el comienzo de «La guerra de las galaxias».",
    "La segunda, salir de la semana anterior. El coche había caído por el precipicio con el héroe dentro; todo el mundo lo había visto. Ahora lo veías otra vez con un plano más, en el que salta a tiempo. La afición lo llamaba trampa, y discutía sobre ella todo el camino a casa. Los seriales más honrados dejaban ver la salida junto con el peligro: la trampilla que había estado ahí todo el tiempo, la mano amiga en la palanca.",
    "La tercera, hacer avanzar la historia una casilla, y ni una más. Roban una fórmula, se quema medio mapa, se tacha a un sospechoso de la lista. Un capítulo que resolviera algo habría acabado con el serial.",
    "La cuarta, una pelea. Las mejores eran las de Republic. William Witney, que hizo allí «Zorro's Fighting Legion» (1939) junto con John English, contaba a menudo que había visto a Busby Berkeley ensayar con su cuerpo de baile unos pocos pasos cada vez, y que desde entonces filmó las peleas del mismo modo: dos puñetazos, corte, una mesa, corte, la escalera. Aquello para lo que el estudio no tenía dinero, los hermanos Howard y Theodore Lydecker lo construían en miniatura y lo rodaban al aire libre, con luz de día de verdad. El hombre volador de «Radar Men from the Moon» (1952) es de vez en cuando uno de sus muñecos, que se desliza por un cable en planos que ya había pagado un serial anterior. Aún hoy luce mejor que muchos que han volado después.",
    "La quinta, dejar en vilo. El último medio minuto es para el túnel inundado, la mecha, la cuerda que se deshilacha. Después, un rótulo: el nombre del capítulo siguiente, y las palabras que hacían volver a la gente menuda con otra moneda. La próxima semana.",
    "No siempre se había hecho así. Los seriales franceses de Louis Feuillade se tomaban el tiempo que necesitaban: las diez partes de «Los vampiros» (Les Vampires, 1915) duran de quince minutos a una hora, rara vez acaban con la intriga en lo más alto y aun así dan miedo, porque las calles son de verdad y nadie en ellas parece sorprenderse.",
    "Si esta noche empiezas un serial, velo como estaba pensado que se viera: un solo capítulo, y después para. Es más difícil de lo que parece. De eso se trataba.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
