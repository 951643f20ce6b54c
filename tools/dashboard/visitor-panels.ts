import { node, pages, quantile, type Row, rate } from "./panel.ts";

const requests = "matinee_http_requests_total";
const waits = "matinee_http_request_duration_seconds";
const lookups = "matinee_page_cache_answers_total";

export const overview: Row = {
  title: "Now",
  kind: "numbers",
  panels: [
    { title: "Nodes up", unit: "none", description: "Nodes that the last scrape reached.", queries: [['sum(up{job="matinee"})', "up"]] },
    {
      title: "Pages",
      unit: "reqps",
      description: "Pages that all nodes sent (2xx and 3xx).",
      queries: [[rate(requests, { where: `status=~"2xx|3xx",${pages}` }), "pages"]],
    },
    {
      title: "5xx",
      unit: "percentunit",
      description: "Share of all responses, refusals included.",
      queries: [[`(${rate(requests, { where: 'status="5xx"' })} or 0 * ${rate(requests)}) / ${rate(requests)}`, "5xx"]],
    },
    {
      title: "From memory",
      unit: "percentunit",
      description: "Share of page lookups that the page cache served, stale pages included.",
      queries: [[`${rate(lookups, { where: 'state!="miss"' })} / ${rate(lookups)}`, "from memory"]],
    },
    {
      title: "Uncached pages, p99",
      unit: "s",
      description: "Pages that had to be rendered, refusals included. A page's deadline is 1.5 s.",
      queries: [[quantile(0.99, waits, { where: pages }), "p99"]],
    },
    {
      title: "Nodes without the film database",
      unit: "none",
      description: "Nodes whose circuit breaker is not closed.",
      queries: [[`sum(matinee_provider_breaker_state{${node},state!="closed"})`, "open"]],
    },
  ],
};

export const visitors: Row = {
  title: "Visitors",
  kind: "lines",
  panels: [
    {
      title: "Pages by node",
      unit: "reqps",
      description: "One line falls: that node. All fall: nginx, the network, or fewer visitors.",
      queries: [[rate(requests, { where: `status=~"2xx|3xx",${pages}`, by: "instance" }), "{{instance}}"]],
    },
    {
      title: "Responses by status",
      unit: "reqps",
      description: "gone: the client had disconnected before its response.",
      queries: [[rate(requests, { by: "status" }), "{{status}}"]],
    },
    {
      title: "5xx by kind and node",
      unit: "reqps",
      description: "Pages on all nodes: the film database, or overload. One node alone: that node.",
      queries: [[rate(requests, { where: 'status="5xx"', by: "kind, instance" }), "{{kind}} {{instance}}"]],
    },
    {
      title: "Refusals by reason",
      unit: "reqps",
      description: "share: clients that request more than theirs. overload: visitors, the nodes are too few or too slow.",
      queries: [[rate("matinee_http_refusals_total", { by: "reason" }), "{{reason}}"]],
    },
    {
      title: "Wait for uncached pages",
      unit: "s",
      description: "While the film database hangs, the deadline of 1.5 s shows as a ceiling.",
      queries: [
        [quantile(0.5, waits, { where: pages }), "p50"],
        [quantile(0.99, waits, { where: pages, by: "instance" }), "p99 {{instance}}"],
      ],
    },
    {
      title: "Wait for the API and functions (p99)",
      unit: "s",
      description: "What a page's script loads after a click.",
      queries: [[quantile(0.99, waits, { where: 'kind=~"api|function"', by: "kind" }), "{{kind}}"]],
    },
    {
      title: "Disconnected before the response",
      unit: "reqps",
      description: "Visitors who gave up, or a proxy's limit of time.",
      queries: [[rate(requests, { where: 'status="gone"', by: "kind" }), "{{kind}}"]],
    },
  ],
};

export const pageCache: Row = {
  title: "Page cache",
  kind: "lines",
  panels: [
    {
      title: "Share of lookups served from memory",
      unit: "percentunit",
      description: "Falls after a start and after a takedown. Below a half for long: raise PAGE_CACHE_MB.",
      queries: [[`${rate(lookups, { where: 'state!="miss"', by: "instance" })} / ${rate(lookups, { by: "instance" })}`, "{{instance}}"]],
    },
    {
      title: "Lookups by state",
      unit: "reqps",
      description: "stale: served at once and refreshed in the background. Many for long: the film database fails.",
      queries: [[rate(lookups, { by: "state" }), "{{state}}"]],
    },
    {
      title: "Memory of cached pages",
      unit: "bytes",
      description: "Full at PAGE_CACHE_MB: the least recently used pages leave.",
      queries: [[`matinee_page_cache_bytes{${node}}`, "{{instance}}"]],
    },
    { title: "Cached pages", unit: "short", description: "In the memory of each node.", queries: [[`matinee_page_cache_entries{${node}}`, "{{instance}}"]] },
  ],
};

export const pictures: Row = {
  title: "Pictures",
  kind: "lines",
  panels: [
    {
      title: "Pictures by status",
      unit: "reqps",
      description: "5xx: the image host fails, or too many pictures are being loaded.",
      queries: [[rate(requests, { where: 'kind="picture"', by: "status" }), "{{status}}"]],
    },
    {
      title: "Wait for pictures",
      unit: "s",
      description: "The first view loads and encodes a picture, later ones read it from DATA_DIR.",
      queries: [
        [quantile(0.5, waits, { where: 'kind="picture"' }), "p50"],
        [quantile(0.99, waits, { where: 'kind="picture"', by: "instance" }), "p99 {{instance}}"],
      ],
    },
  ],
};
