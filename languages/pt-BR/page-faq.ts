import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string => (archives ? " Os títulos com a marca “Para ver aqui” têm o vídeo neste site ou em um acervo público." : "");

const reason = (archives: boolean): string =>
  `Porque quem mantém este site ainda não forneceu o vídeo desse título${archives ? ", e nenhum acervo público que conhecemos o tem, ou nenhum respondeu" : ""}.`;

export const words: Words["page-faq"] = {
  title: "Perguntas frequentes",
  description: (siteName) =>
    `Treze perguntas sobre ${siteName}, com respostas curtas: o que é, quanto custa, o que fazer se um filme não carrega e o que sabemos sobre você.`,
  lead: prose`Treze perguntas com respostas curtas. Para guias passo a passo, veja a página ${{ text: "Suporte", to: paths.support }}.`,
  basics: {
    title: "O básico",
    questions: (siteName) => [
      {
        question: `O que é ${siteName}?`,
        answer:
          "Um site grátis para encontrar filmes, séries e as pessoas por trás deles. A página de cada título tem um player, e você pode começar a assistir ali mesmo.",
      },
      { question: "Quanto custa?", answer: "Nada. Não há assinatura, período de teste que acaba nem nada para comprar." },
      { question: "Preciso de uma conta?", answer: "Não, e mesmo que quisesse não teria como criar uma. Abra uma página e dê o play." },
    ],
  },
  catalog: {
    title: "O catálogo",
    choice: {
      question: "O que posso ver?",
      live: (archives) =>
        `Filmes e séries de todo tipo, menos conteúdo adulto. A reprodução de um título depende dos servidores que o player oferece.${marked(archives)}`,
      sample: (archives) => `${sampleNote} As séries vão dos seriados mudos a produções feitas para a internet.${marked(archives)}`,
    },
    search: {
      question: "Como encontro um título?",
      answer: prose`Digite pelo menos duas letras na caixa de busca e escolha “Filmes”, “Séries” ou “Pessoas”. Se preferir explorar, comece por ${{ text: "Gêneros", to: paths.genres }} ou ${{ text: "Bem avaliados", to: paths.top }}.`,
    },
    facts: {
      question: "De onde vêm as sinopses e as notas?",
      live: `Do TMDB, um banco de dados de filmes que a própria comunidade escreve e avalia. ${providerNotice}`,
      sample:
        "Os dados são reais, e as sinopses são nossas. As notas e as críticas são de amostra: mostram como as páginas ficam e não são a opinião de ninguém.",
    },
  },
  player: {
    title: "O player",
    servers: {
      question: "O que são os servidores?",
      own: "São lugares diferentes de onde o mesmo título pode vir. Se um estiver lento ou não responder, escolha o próximo: nada mais muda na página.",
      others:
        "São lugares diferentes de onde o mesmo título pode vir. Alguns pertencem a outras empresas. Se um estiver lento ou não responder, escolha o próximo: nada mais muda na página.",
    },
    loading: {
      question: "O filme não carrega. O que posso fazer?",
      answer: prose`Espere alguns segundos e escolha outro servidor. Se nenhum começar, recarregue a página. Há mais para tentar na página ${{ text: "Suporte", to: paths.support }}.`,
    },
    sampleReel: {
      question: "Por que aparece um vídeo de amostra em vez do título que escolhi?",
      own: (archives) =>
        `${reason(archives)} O vídeo curto mostra como o player funciona.${archives ? "" : " Neste site todos os servidores são nossos, por isso outro mostraria o mesmo vídeo."}`,
      others: (archives) => `${reason(archives)} Outro servidor talvez tenha.`,
    },
    captions: {
      question: "Tem legendas?",
      own: "Sim, se o filme veio com elas. Use o botão “Legendas” do player ou a tecla C.",
      others: "Sim, se o filme veio com elas. No nosso player, use o botão “Legendas” ou a tecla C. Os servidores de outras empresas podem ter outras.",
    },
    devices: {
      question: "Funciona no celular, na TV ou com teclado?",
      answer:
        "Sim. As páginas cabem em qualquer tela, tudo pode ser alcançado com teclado ou controle remoto, e um leitor de tela consegue ler tudo em voz alta. A maioria das páginas funciona até com o JavaScript desativado.",
    },
  },
  rules: {
    title: "As regras",
    privacy: {
      question: "O que vocês sabem sobre mim?",
      answer: prose`Quase nada. Não há contas, não gravamos cookies e não registramos o que você busca ou assiste. Sua lista e os pontos em que você parou ficam no seu próprio dispositivo. Os detalhes estão na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
    },
    copyright: { question: "De quem são os filmes, e a quem fazer reclamações de direitos autorais?", answer: disclaimer },
  },
};
