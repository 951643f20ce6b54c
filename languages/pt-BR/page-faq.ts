import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `O que é ${name}?`,
    answer:
      "Um site grátis para encontrar filmes, séries e as pessoas por trás deles. A página de cada título tem um player, e você pode começar a assistir ali mesmo.",
  },
  { question: "Quanto custa?", answer: "Nada. Não há assinatura, período de teste que acaba nem nada para comprar." },
  { question: "Preciso de uma conta?", answer: "Não, e mesmo que quisesse não teria como criar uma. Abra uma página e dê o play." },
];

const marked = ({ publicFilms }: PublicSite): string =>
  publicFilms ? " Os títulos com a marca “Para ver aqui” têm o vídeo neste site ou em um acervo público." : "";

const catalog = (site: PublicSite): Question[] => [
  {
    question: "O que posso ver?",
    answer:
      site.catalog === "live"
        ? `Filmes e séries de todo tipo, menos conteúdo adulto. A reprodução de um título depende dos servidores que o player oferece.${marked(site)}`
        : `${sampleNote} As séries vão dos seriados mudos a produções feitas para a internet.${marked(site)}`,
  },
  {
    question: "Como encontro um título?",
    answer: prose`Digite pelo menos duas letras na caixa de busca e escolha “Filmes”, “Séries” ou “Pessoas”. Se preferir explorar, comece por ${{ text: "Gêneros", to: paths.genres }} ou ${{ text: "Bem avaliados", to: paths.top }}.`,
  },
  {
    question: "De onde vêm as sinopses e as notas?",
    answer:
      site.catalog === "live"
        ? `Do TMDB, um banco de dados de filmes que a própria comunidade escreve e avalia. ${providerNotice}`
        : "Os dados são reais, e as sinopses são nossas. As notas e as críticas são de amostra: mostram como as páginas ficam e não são a opinião de ninguém.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `Porque quem mantém este site ainda não forneceu o vídeo desse título${publicFilms ? ", e nenhum acervo público que conhecemos o tem, ou nenhum respondeu" : ""}.`;
  if (foreign) return `${reason} Outro servidor talvez tenha.`;
  const end = publicFilms ? "" : " Neste site todos os servidores são nossos, por isso outro mostraria o mesmo vídeo.";
  return `${reason} O vídeo curto mostra como o player funciona.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "O que são os servidores?",
      answer: foreign
        ? "São lugares diferentes de onde o mesmo título pode vir. Alguns pertencem a outras empresas. Se um estiver lento ou não responder, escolha o próximo: nada mais muda na página."
        : "São lugares diferentes de onde o mesmo título pode vir. Se um estiver lento ou não responder, escolha o próximo: nada mais muda na página.",
    },
    {
      question: "O filme não carrega. O que posso fazer?",
      answer: prose`Espere alguns segundos e escolha outro servidor. Se nenhum começar, recarregue a página. Há mais para tentar na página ${{ text: "Suporte", to: paths.support }}.`,
    },
    {
      question: "Por que aparece um vídeo de amostra em vez do título que escolhi?",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "Tem legendas?",
      answer: foreign
        ? "Sim, se o filme veio com elas. No nosso player, use o botão “Legendas” ou a tecla C. Os servidores de outras empresas podem ter outras."
        : "Sim, se o filme veio com elas. Use o botão “Legendas” do player ou a tecla C.",
    },
    {
      question: "Funciona no celular, na TV ou com teclado?",
      answer:
        "Sim. As páginas cabem em qualquer tela, tudo pode ser alcançado com teclado ou controle remoto, e um leitor de tela consegue ler tudo em voz alta. A maioria das páginas funciona até com o JavaScript desativado.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "O que vocês sabem sobre mim?",
    answer: prose`Quase nada. Não há contas, não gravamos cookies e não registramos o que você busca ou assiste. Sua lista e os pontos em que você parou ficam no seu próprio dispositivo. Os detalhes estão na ${{ text: "Política de privacidade", to: paths.privacy }}.`,
  },
  { question: "De quem são os filmes, e a quem fazer reclamações de direitos autorais?", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "Perguntas frequentes",
  description: `Treze perguntas sobre ${site.name}, com respostas curtas: o que é, quanto custa, o que fazer se um filme não carrega e o que sabemos sobre você.`,
  lead: prose`Treze perguntas com respostas curtas. Para guias passo a passo, veja a página ${{ text: "Suporte", to: paths.support }}.`,
  groups: [
    { title: "O básico", questions: basics(site) },
    { title: "O catálogo", questions: catalog(site) },
    { title: "O player", questions: player(site) },
    { title: "As regras", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
