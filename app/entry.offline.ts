// The script of the page that stands in for one without a copy (app/offline-document.tsx). It imports nothing, so that it needs no other file.

const firstMs = 5000;
const mostMs = 60_000;

type Copy = { path: string; title: string };

/** The visited pages of which there are copies, the last one first. */
async function copiesIn({ cache: name = "", titleHeader = "", fixed = "" }: DOMStringMap): Promise<Copy[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const fixedPages = fixed.split(" ");
  const copies = (await cache.keys()).map(async (key) => {
    const { pathname, search } = new URL(key.url);
    const title = decodeURIComponent((await cache.match(key))?.headers.get(titleHeader) ?? "");
    return fixedPages.includes(pathname) ? [] : [{ path: pathname + search, title }];
  });
  return (await Promise.all(copies)).flat().toReversed();
}

/** A title comes from a document's markup, with its escapes. */
function linkTo({ path, title }: Copy, className: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: path, className });
  link.textContent = new DOMParser().parseFromString(title, "text/html").body.textContent || path;
  item.append(link);
  return item;
}

async function showCopies(section: HTMLElement): Promise<void> {
  const copies = await copiesIn(section.dataset);
  section.querySelector("ul")?.append(...copies.map((copy) => linkTo(copy, section.dataset.link ?? "")));
  section.hidden = copies.length === 0;
}

/** Loads the page again once its server answers. */
function reloadOnReturn(): void {
  let waitMs = firstMs;
  const answers = () =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      () => true,
      () => false,
    );
  const check = async () => {
    if (navigator.onLine && !document.hidden && (await answers())) return location.reload();
    setTimeout(() => void check(), waitMs);
    waitMs = Math.min(mostMs, waitMs * 2);
  };
  setTimeout(() => void check(), waitMs);
  addEventListener("online", () => location.reload());
}

document.querySelector("[data-reload]")?.addEventListener("click", () => location.reload());
const section = document.querySelector<HTMLElement>("[data-cache]");
if (section) {
  if ("caches" in globalThis) void showCopies(section);
  // Opened by its own address, it waits for no other page.
  if (section.dataset.path !== location.pathname) reloadOnReturn();
}
