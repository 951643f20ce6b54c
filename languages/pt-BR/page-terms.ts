import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Termos de uso",
  description: (siteName) => `As regras de ${siteName} em palavras simples: para quem é, o que você pode fazer aqui, de quem são os filmes e o que prometemos.`,
  lead: "Curtos, porque há pouco a combinar: nada é vendido aqui, e ninguém precisa se cadastrar. Ao usar o site, você aceita estes termos.",
  age: {
    title: "Idade",
    text: (siteName) =>
      `${siteName} é para pessoas com 13 anos ou mais. Se você tem menos, deixe que sua mãe, seu pai ou outra pessoa responsável escolha por você. Os títulos que o catálogo marca como conteúdo adulto ficam fora de todo o site, mas nem todo filme é para todas as idades: leia a página de um filme antes de vê-lo com crianças.`,
  },
  accounts: {
    title: "Contas",
    text: "Não existem. Você não tem senha para proteger nem perfil para manter em dia, e ninguém pode assistir em seu nome. Se uma página pedir que você faça login neste site, ela não é nossa.",
  },
  usage: {
    title: "Uso do site",
    lead: "Você pode explorar, buscar e assistir para uso próprio, compartilhar links e citar o que encontrar aqui. Tudo é grátis. Em troca, pedimos os modos de uma boa plateia:",
    list: (siteName) => [
      "Não tente derrubar o site, contornar seus limites ou sobrecarregá-lo a ponto de fazer outras pessoas esperarem.",
      "Não copie o catálogo inteiro com programas automáticos. Os mecanismos de busca são bem-vindos, dentro das regras do robots.txt.",
      `Não apresente ${siteName} como se fosse seu nem mostre as páginas dele dentro das suas.`,
      "Siga as leis do lugar onde você vive, também no que escolhe assistir.",
    ],
  },
  content: {
    title: "Filmes, players e direitos autorais",
    disclaimer,
    texts: [
      "As páginas descrevem títulos e incorporam players. Quem mantém este site escolhe os players e precisa ter o direito de usá-los. Se um player pertence a outra empresa, valem para ele os termos dessa empresa.",
      "Títulos, nomes e imagens pertencem a quem detém os direitos sobre eles e são mostrados para que você saiba de que filme se trata.",
    ],
  },
  service: {
    title: "O que prometemos",
    text: (siteName) =>
      `Fazemos o possível para manter ${siteName} no ar e com dados corretos. O site é grátis e oferecido como está: um título pode sumir, um servidor pode não responder, e um dado do catálogo pode estar errado. Nada aqui retira os direitos que a lei garante a você.`,
  },
  changes: {
    title: "Mudanças e dúvidas",
    texts: [
      prose`Quando o site muda, esta página muda com ele. A versão que você está lendo é a que vale hoje. Se tiver uma dúvida sobre ela, ${{ text: "escreva para nós", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
