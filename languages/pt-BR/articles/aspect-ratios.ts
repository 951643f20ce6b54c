import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Largo, quadrado e tudo o que há no meio",
  summary: "Por que alguns filmes enchem a sua tela e outros ficam no meio dela, contado pelos filmes que melhor escolheram seu formato.",
  body: [
    "Divida a largura de uma imagem pela altura e você tem a proporção dela, a chamada razão de aspecto. É a primeira decisão sobre um filme e a que menos se nota, até aparecerem as faixas pretas. As faixas não são um defeito. É ali que o filme acaba.",
    { heading: "1,33, quase quadrado" },
    "No começo da década de 1890, W. K. L. Dickson, que trabalhava para Edison, adotou uma película de 35 milímetros de largura com quatro furos por quadro. O resultado era uma imagem de quatro por três, e o cinema mudo viveu nela. Quando chegou o som, ele foi impresso na borda, e a imagem teve de ceder espaço: “Aurora” (Sunrise, 1927) é ainda mais estreito, cerca de 1,2. Em 1932, Hollywood combinou o 1,37, o formato da Academia, e ficou nele por vinte anos. É um formato para rostos. “A Paixão de Joana d’Arc” (1928) quase não mostra outra coisa, e não precisa de outra coisa.",
    { heading: "2,1, cedo demais" },
    "Em 1930, Raoul Walsh filmou “A Grande Jornada” em uma película com o dobro da largura habitual, com caravanas que se estendem sem fim para os dois lados. Quase nenhum cinema tinha projetor para isso, e a Grande Depressão não era hora de comprar um. Abel Gance tinha ido mais longe em 1927: o final do seu “Napoleão” ocupa três telas lado a lado.",
    { heading: "2,35, contra a televisão" },
    "Nos anos 1950, as pessoas ficavam em casa diante de uma telinha quase quadrada, e os cinemas se alargaram. O CinemaScope, visto pela primeira vez em “O Manto Sagrado” (1953), espremia uma imagem larga em película comum com uma lente especial e a abria de novo na sala. “Quando um Homem É Homem” (McLintock!, 1963) preenche esse formato com céu, lama e John Wayne. “Ben-Hur” (1959) chegou a 2,76.",
    { heading: "1,85, o modesto" },
    "Os estúdios que não queriam lentes novas podiam, em vez disso, mascarar o topo e a base do quadro. Assim o 1,85 virou o formato de todo dia nos Estados Unidos, e o 1,66, em boa parte da Europa. “Charada” (1963) é um entre milhares.",
    { heading: "1,78, um tratado" },
    "Nos anos 1980, um engenheiro, Kerns Powers, desenhou os formatos mais comuns como retângulos de mesma área, um sobre o outro. Todos cabiam em um quadro de dezesseis por nove, e todos tinham em comum um quadro interno da mesma proporção. Foi assim que a sua TV ganhou um formato que nenhum filme tinha pedido e com o qual todo filme consegue viver.",
    { heading: "E agora, todos eles" },
    "Cineastas passaram a usar os formatos como pontuação. “O Grande Hotel Budapeste” (2014) conta os anos 1930 em 1,37, os anos 1960 em um quadro largo e os anos seguintes em 1,85, e você sempre sabe em que década está sem que ninguém diga. Por isso, deixe o botão de zoom em paz. Ele corta o que alguém decidiu mostrar a você.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
