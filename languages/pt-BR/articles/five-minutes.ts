import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "Um filme para hoje à noite em cinco minutos",
  summary: `Escolher não devia demorar mais do que a pipoca. Um pequeno plano que só precisa das listas de ${siteName}.`,
  body: [
    "Uma noite perdida na escolha é sempre igual. Há pôsteres demais, ninguém quer ser quem diz não, e às dez horas alguém sugere ir dormir. Existe outro jeito. Leva cinco minutos.",
    { heading: "Minuto um: o relógio" },
    "Antes de olhar um único pôster, combinem quanto o filme pode durar. Nove e meia de um dia de semana quer dizer noventa minutos, e só isso já resolve metade da discussão. A duração está na página do filme.",
    { heading: "Minuto dois: uma palavra por pessoa" },
    prose`Cada pessoa diz em uma palavra o que está a fim de ver: engraçado, tenso, delicado, estranho. Abram ${{ text: "Gêneros", to: paths.genres }} e escolham o que chegar mais perto da palavra que apareceu duas vezes. Se nenhuma se repetiu, vão de Mistério. Quase ninguém é contra um mistério.`,
    { heading: "Minuto três: três títulos" },
    prose`Cada pessoa escolhe um filme desse mural, só pelo título e pelo pôster. Três bastam. Se nada no mural agradar, ${{ text: "Bem avaliados", to: paths.top }} puxa para os filmes que resistiram ao tempo, e “Em alta agora”, na página ${{ text: "Filmes", to: paths.home }}, para o espírito do dia.`,
    { heading: "Minuto quatro: em voz alta" },
    "Abram as três páginas e leiam só as sinopses em voz alta. Deixem as críticas para depois; elas são melhor companhia quando já se viu o filme. Uma palavra sobre a nota: ela é uma média, e as médias são gentis com filmes que não incomodam ninguém. Não há diferença entre 6,9 e 7,2. Que ela desempate, mas nunca abra a discussão.",
    { heading: "Minuto cinco: um veto" },
    "Cada pessoa pode riscar um filme sem dar motivo. Se sobrarem dois, fiquem com o mais curto: o outro ainda vai estar lá amanhã. Se alguém está a caminho de casa, mandem o link pelo botão “Compartilhar” da página do filme, para a pessoa saber por que está com pressa.",
    { heading: "Dois atalhos para a próxima vez" },
    "Siga um rosto. Cada nome de um elenco é um link para os outros trabalhos da pessoa, a começar pelos mais conhecidos. Ou siga um filme: “Filmes parecidos” é o caminho mais curto de uma boa noite à seguinte.",
    "E, se nada disso funcionar, veja algo curto. “Uma Semana” (One Week), de Buster Keaton, dura vinte e cinco minutos, conta a história de um casamento inteiro e deixa tempo para discutir o que ver depois.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
