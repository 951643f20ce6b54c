import { useSite } from "#app/data/site-context.tsx";
import { articles } from "#content/articles.ts";
import { ArticleCard } from "./article-card.tsx";

/** Two independent columns: a card that opens moves only the cards below it. */
export function ArticleColumns() {
  const { name } = useSite();
  const columns = [0, 1].map((column) => articles(name).filter((_, index) => index % 2 === column));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      {columns.map((column, index) => (
        <div key={index} className="grid gap-6 lg:gap-8">
          {column.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      ))}
    </div>
  );
}
