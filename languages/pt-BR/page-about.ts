import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `Sobre ${siteName}`,
  description: (siteName) =>
    `${siteName} é um lugar grátis para encontrar filmes, séries e as pessoas por trás deles e dar o play. Sem cadastro e rápido em qualquer tela.`,
  lead: "Um pequeno cinema na internet. Lá fora está sempre anoitecendo, há sempre um lugar vago, e só perguntamos uma coisa: o que você está a fim de ver?",
  catalog: {
    title: "A programação",
    text: "Filmes, séries e as pessoas por trás deles, lado a lado. Comece por um mural de pôsteres, um gênero, um nome ou meio título e siga o que chamar sua atenção: de um rosto a outro filme, de um filme a seis parecidos, de uma série à próxima temporada.",
    live: `Os dados sobre títulos e pessoas vêm do TMDB, um banco de dados de filmes. ${providerNotice}`,
    sample: `${sampleNote} Os filmes vão da primeira viagem à Lua aos filmes abertos de hoje, passando por Keaton e Lang.`,
  },
  watching: {
    title: "O melhor lugar da sala",
    text: "Cada filme tem sua página e cada episódio tem seu link, e “Assistir agora” leva direto ao player. Se um servidor não responder, o próximo está a um toque de distância. O resto está ali quando você quiser: o elenco, algumas críticas, o que ver em seguida.",
    screens: (siteName) =>
      `Fizemos o site ${siteName} para ser rápido em um celular antigo, leve para os olhos à noite e completo mesmo sem mouse. Um leitor de tela consegue ler tudo, e quase tudo funciona até com o JavaScript desativado.`,
  },
  rules: {
    title: "Regras da casa",
    text: (siteName) =>
      `${siteName} é grátis. Você não faz cadastro nem login, e ninguém pergunta seu nome na porta. Não registramos o que você busca ou assiste. Sua lista e os pontos em que você parou ficam no seu próprio dispositivo, onde você pode exportá-los ou excluí-los.`,
    privacy: prose`O pouco que um site precisa saber está explicado na ${{ text: "Política de privacidade", to: paths.privacy }}. Ela é curta.`,
  },
  copyright: { title: "De quem são os filmes", disclaimer },
  invitation: {
    title: "Pode entrar",
    text: prose`As luzes já se apagaram: é na ${{ text: "página inicial", to: paths.landing }} que a noite começa. Se você encontrar um erro, não achar um título ou só quiser contar o que funciona bem, ${{ text: "escreva para nós", to: paths.contact }}.`,
  },
};
