import { type Article, film } from "#features/pages/model/article.ts";

export const openFilms: Article = {
  id: "open-films",
  title: "Os filmes que você pode guardar",
  summary:
    "Desde 2006, as pessoas por trás de um programa livre dão seus filmes de presente, com os arquivos de trabalho e tudo. Isso importa mais do que parece.",
  body: [
    "Em 2006, um filme de onze minutos chamado “Elephants Dream” saiu junto com tudo de que era feito: os modelos, as texturas, as próprias cenas. Qualquer pessoa podia abri-los, mudá-los e publicar o resultado. Dar filmes de presente já se fazia. Dar a oficina era novidade.",
    "O filme vinha das pessoas por trás do Blender, um programa para desenhar em três dimensões. O Blender tinha sido o produto de uma empresa até a empresa fechar; em 2002, a comunidade que o usava juntou 100.000 euros em sete semanas para comprar sua liberdade, e desde então ele é software livre. Para descobrir o que faltava nele, a equipe fez uma coisa simples. Fez filmes com ele e foi consertando o programa pelo caminho.",
    "Cada filme deixou ferramentas. “Elephants Dream” trouxe um compositor, que junta camadas em uma só imagem. “Big Buck Bunny” (2008) precisava de pelo e grama, e assim o pelo e a grama melhoraram para todo mundo. “Tears of Steel” (2012), com gente de carne e osso entre robôs em uma igreja de Amsterdã, ensinou o Blender a acompanhar o movimento de uma câmera e a remover um fundo verde. “Spring” (2019) foi o ensaio geral da versão 2.80, a grande reconstrução do programa. As ferramentas continuam em uso por pessoas que nunca viram os filmes.",
    "Os filmes também viajam. Eles saem sob uma licença Creative Commons de atribuição: exiba, corte, legende e até venda, desde que dê o crédito. Profissionais que precisam de algo para testar uma tela rodam “Big Buck Bunny” há anos, porque ninguém precisa dar permissão. Em 2013, um fã o renderizou de novo, do começo ao fim, a partir dos arquivos originais, em 3D e a sessenta quadros por segundo. Não dá para fazer isso quando só se tem o filme.",
    "Nem todo filme aberto vem de um estúdio. Nina Paley desenhou “Sita Sings the Blues” (2008) em casa, em torno de canções que Annette Hanshaw tinha gravado nos anos 1920. Liberar os direitos dessas canções antigas custou a ela dezenas de milhares de dólares. Ela pagou e depois deu o próprio filme ao público, sob uma licença livre.",
    "Outros filmes são livres por acidente. “Charada” (1963) e “A Noite dos Mortos-Vivos” (1968) estão em domínio público nos Estados Unidos por causa de um erro: o aviso de direitos autorais tinha defeito em um e faltava no outro, e naquela época isso bastava para perder os direitos. É bom que existam assim, mas ninguém quis isso. Um filme aberto é uma decisão.",
    "E o que isso quer dizer para você, no sofá? Que ele fica. Um filme que todo mundo pode copiar não some quando um contrato acaba, e uma escola pode exibi-lo sem pedir a ninguém. Comece por “Spring” se quiser ver algo bonito, por “Sintel” se quiser uma história que dói um pouco e por “Big Buck Bunny” se houver crianças na sala.",
  ],
  program: [film(9761, "Elephants Dream"), film(10378, "Big Buck Bunny"), film(45745, "Sintel"), film(593048, "Spring"), film(20529, "Sita Sings the Blues")],
};
