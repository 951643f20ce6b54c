import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { useSite } from "#app/site.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { articles, blogs } from "#content/blogs.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";
import { ArticleCard } from "./article-card.tsx";
import { PageTop } from "./page-top.tsx";

/** Two columns that grow apart from each other: a card that opens moves only what is below it. */
export default function BlogsScreen() {
  const site = useSite();
  const { title, lead } = blogs(site.name);
  useDocumentTitle(pageTitles.staticPage(site, title));
  const columns = [0, 1].map((column) => articles(site.name).filter((_, index) => index % 2 === column));
  return (
    <div className="room-width grid gap-10 pt-8 sm:pt-12">
      <PageTop title={title} lead={lead} />
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        {columns.map((column, index) => (
          <div key={index} className="grid gap-6 lg:gap-8">
            {column.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        ))}
      </div>
      <Link to={paths.landing} className={buttonClass("quiet", "justify-self-start")}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Homepage
      </Link>
    </div>
  );
}
