import type { PublicSite } from "#domain/site.ts";

const publicFilms = "Os títulos com a marca “Para ver aqui” têm o vídeo neste site ou em um acervo público.";
const publicFilmsAreLegal =
  "Os filmes que vêm de acervos públicos estão em domínio público nos Estados Unidos ou sob licenças abertas. A linha abaixo do player diz qual é o caso e por quê.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `O que é ${name}?`,
      paragraphs: [
        `${name} é um lugar para encontrar algo para ver, e ver na hora. Filmes, séries e as pessoas por trás deles ficam lado a lado: siga um rosto de um filme a outro, explore um gênero ou procure aquele título que está na ponta da língua.`,
        "Cada filme e cada episódio tem um player e um link que você pode compartilhar. Se um servidor não responder, o próximo está a um toque de distância.",
      ],
    },
    {
      title: `Por que escolher ${name}?`,
      paragraphs: [
        "É grátis e não pede nada: nem cadastro, nem e\u2011mail, nem cartão de crédito. Não usa cookies próprios e não registra o que você busca ou assiste.",
        "É rápido até em um celular antigo, funciona com teclado e com leitor de tela e pode ser lido mesmo com o JavaScript desativado.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `O que torna ${name} melhor do que outras plataformas?`,
      answer:
        "O site não atrapalha. O botão “Assistir agora” leva direto ao player, e nada segue você por aí: ninguém insiste para você criar uma conta, e tudo o que é opcional, como anúncios ou estatísticas, espera pelo seu sim.",
    },
    { question: `${name} é grátis?`, answer: `Sim. Não há assinatura, período de teste nem nada para comprar em ${name}.` },
    {
      question: "Com que frequência o catálogo é atualizado?",
      answer:
        "As listas de títulos em alta, populares e mais bem avaliados são renovadas ao longo do dia, e novos títulos aparecem assim que entram no catálogo.",
    },
    { question: "Preciso de uma conta?", answer: "Não. Não há conta para criar. Abra uma página e dê o play." },
    {
      question: "O que posso ver?",
      answer: `Filmes e séries para qualquer estado de espírito, cada um com elenco, críticas e títulos parecidos. Explore por gênero ou busque um título ou uma pessoa. ${hosts ? `${publicFilms} A reprodução de outros títulos` : "A reprodução de um título"} depende dos servidores que o player oferece.`,
    },
    {
      question: "Está dentro da lei?",
      answer: `O site ${name} não hospeda conteúdo protegido por direitos autorais: ele descreve títulos e incorpora players. Quem mantém o site escolhe os players e precisa ter o direito de usá-los.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Tem legendas?",
      answer: "Se um servidor tem legendas, o player dele mostra um botão para isso. Elas variam de servidor para servidor: se o seu não tem, tente outro.",
    },
  ],
};
