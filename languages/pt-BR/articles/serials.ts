import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "O que um capítulo de seriado tinha de fazer em dezoito minutos",
  summary: "Doze sábados, um herói e um motivo para voltar: o trabalho mais apertado do cinema e as cinco coisas que ele precisava resolver.",
  body: [
    "Durante uns vinte e cinco anos depois da chegada do som, a tarde de sábado em um cinema americano vinha com um seriado: uma aventura cortada em doze a quinze capítulos, um por semana. O primeiro era mais longo, para fisgar você. Cada um dos outros tinha dois rolos de filme, um pouco menos de vinte minutos, e nesse tempo cinco coisas a fazer.",
    "Primeira: lembrar todo mundo. Sempre havia alguém que tinha perdido uma semana, e por isso uma página de texto dizia quem estava em perigo e por causa de quem. Em “Flash Gordon Conquista o Universo” (1940), as palavras se afastam de você rumo ao céu, uma ideia que George Lucas tomou emprestada para a abertura de “Star Wars”.",
    "Segunda: sair da semana anterior. O carro tinha caído do penhasco com o herói dentro; todo mundo tinha visto. Agora se via de novo, com um plano a mais, em que ele pula fora a tempo. Os fãs chamavam isso de trapaça e discutiam o caminho inteiro até em casa. Os seriados mais honestos deixavam ver a saída junto com o perigo: o alçapão que sempre esteve lá, o amigo perto da alavanca.",
    "Terceira: avançar a história uma casa, e só uma. Uma fórmula é roubada, meio mapa se queima, um suspeito sai da lista. Um capítulo que resolvesse alguma coisa teria acabado com o seriado.",
    "Quarta: uma briga. As da Republic eram as melhores. William Witney, que fez lá “A Legião do Zorro” (1939) com John English, gostava de contar que viu Busby Berkeley ensaiar seu corpo de baile alguns passos por vez e que, dali em diante, filmou as brigas do mesmo jeito: dois socos, corte, uma mesa, corte, a escada. Aquilo para que o estúdio não tinha dinheiro, os irmãos Howard e Theodore Lydecker construíam em miniatura e filmavam ao ar livre, na luz do dia. O homem voador de “Radar Men from the Moon” (1952) é, de vez em quando, um dos bonecos deles, descendo por um fio em planos que um seriado anterior já tinha pagado. Ainda assim, tem mais elegância do que muitos que voaram depois.",
    "Quinta: deixar todo mundo em suspense. O último meio minuto é do túnel inundado, do pavio, da corda que vai se desfiando. Depois, um letreiro: o nome do próximo capítulo e as palavras que traziam as crianças de volta com mais uma moeda. Na próxima semana.",
    "Nem sempre foi assim. Os seriados franceses de Louis Feuillade levavam o tempo de que precisavam: as dez partes de “Os Vampiros” (Les Vampires, 1915) duram de quinze minutos a uma hora, raramente terminam em um gancho e assustam do mesmo jeito, porque as ruas são reais e ninguém nelas parece surpreso.",
    "Se você começar um seriado hoje à noite, veja como ele foi feito para ser visto: um único capítulo, e pare. É mais difícil do que parece. A ideia era essa.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
