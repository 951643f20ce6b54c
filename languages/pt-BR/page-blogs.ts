import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Seis artigos curtos em ${siteName}: o tempo da comédia muda, os seriados, os filmes abertos, como escolher um filme, formatos de tela e legendas.`,
  lead: "Algo para ler enquanto a pipoca estoura: filmes, como são feitos e como vê-los.",
  articles,
  backToHomepage: "Voltar à página inicial",
};
