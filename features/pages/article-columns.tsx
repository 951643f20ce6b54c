import { useSite } from "#app/data/site-context.tsx";
import { ArticleCard } from "./article-card.tsx";
import { articles } from "./texts/articles.ts";

/** Two independent columns, three in a large window: a card that opens moves only the cards below it, because the breaks are fixed (article-card.tsx). */
export function ArticleColumns() {
  const { name } = useSite();
  return (
    <div className="gap-6 lg:columns-2 lg:gap-8 min-[106.25rem]:columns-3">
      {articles(name).map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  );
}
