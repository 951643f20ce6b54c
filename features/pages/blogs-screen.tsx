import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import { ArticleCard } from "./article-card.tsx";
import { PageLead } from "./page-lead.tsx";

/** Two independent columns, three in a large window: a card that opens moves only the cards below it, because the breaks are fixed (article-card.tsx). */
function ArticleColumns() {
  const { name } = useSite();
  return (
    <div className="gap-6 lg:columns-2 lg:gap-8 min-[106.25rem]:columns-3">
      {useWords("page-blogs")
        .articles(name)
        .map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
    </div>
  );
}

export default function BlogsScreen() {
  const site = useSite();
  const { title, lead, backToHomepage } = useWords("page-blogs");
  useDocumentTitle(titleOfHeading(title, site));
  return (
    <div className="page-width grid gap-10 pt-8 sm:pt-12">
      <header className="grid grid-cols-1 gap-x-16 gap-y-8 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-center">
        <MarqueeBoard title={title} />
        <PageLead lead={lead} />
      </header>
      <ArticleColumns />
      <Link to={paths.landing} className={buttonClass("quiet", "justify-self-start")}>
        <Icon of={arrowLeftIcon} className="size-4" />
        {backToHomepage}
      </Link>
    </div>
  );
}
