import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Contato",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `Como falar com as pessoas por trás de ${siteName}: por e\u2011mail ou carta, com dúvidas, correções, ideias ou reclamações de direitos autorais.`
      : `Como falar com as pessoas por trás de ${siteName} e onde encontrar respostas enquanto isso.`,
  lead: "Conte o que não funciona, o que falta ou do que você gosta.",
  leadWithoutAddress: (siteName) => `${siteName} ainda não recebe e\u2011mails. A resposta que você procura talvez esteja em outra página.`,
  answers: prose`Muitas dúvidas já têm resposta nas páginas ${{ text: "Suporte", to: paths.support }} e ${{ text: "Perguntas frequentes", to: paths.faq }}.`,
  email: {
    title: "E-mail",
    none: (siteName) => `Quem mantém o site ${siteName} ainda não informou um endereço de e\u2011mail.`,
    text: "Sua mensagem vai direto para quem mantém este site. Não há formulário para preencher nem número de protocolo.",
  },
  mail: { title: "Endereço postal", none: "Quem mantém este site ainda não informou um endereço postal." },
  include: {
    title: "O que incluir",
    list: [
      "Um filme que não funciona: o endereço da página, o servidor que você escolheu e o seu navegador.",
      "Um erro no catálogo: a página e o que deveria estar nela.",
      "Algo que você não consegue acessar ou ler: o que você tentava fazer e qual dispositivo ou tecnologia assistiva usa.",
      "Uma ideia: só a ideia.",
    ],
  },
  claims: {
    title: "Reclamações de direitos autorais",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Informe o título, o endereço da página e por que você pode agir em nome de quem detém os direitos. Um título que precisa sair é removido de todas as páginas, listas e buscas.",
  },
};
