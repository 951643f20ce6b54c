import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";
import { createMetrics, metricsListener } from "./metrics.ts";

async function listening(listener: RequestListener) {
  const { origin, close } = await listenLocally(createServer(listener));
  onTestFinished(close);
  return (path: string) => fetch(origin + path);
}

async function measured() {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  const metrics = createMetrics();
  const { listener } = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url }, { metrics });
  const [get, scrape] = [await listening(listener), await listening(metricsListener(metrics))];
  const scraped = async (line: string): Promise<string | undefined> => {
    const text = await (await scrape("/metrics")).text();
    return text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1);
  };
  return { provider, get, scrape, scraped };
}

test("the site's metrics can be scraped", async () => {
  const { provider, get, scraped } = await measured();
  for (const path of ["/movie/19", "/movie/19", "/movie/999999998", "/search?q=my+secret"]) await (await get(path)).text();
  await eventually(async () => expect(await scraped('matinee_http_requests_total{kind="search",status="2xx"}')).toBe("1"));
  expect(await scraped('matinee_http_requests_total{kind="movie",status="2xx"}')).toBe("2");
  expect(await scraped('matinee_http_requests_total{kind="movie",status="4xx"}')).toBe("1");
  expect(await scraped('matinee_page_cache_answers_total{state="hit"}')).toBe("1");
  expect(await scraped('matinee_page_cache_answers_total{state="miss"}')).toBe("3");
  expect(Number(await scraped("matinee_page_cache_entries"))).toBeGreaterThanOrEqual(2);
  expect(Number(await scraped("matinee_page_cache_bytes"))).toBeGreaterThan(1000);
  expect(await scraped('matinee_http_request_duration_seconds_count{kind="movie"}')).toBe("2");
  expect(await scraped('matinee_provider_call_duration_seconds_count{outcome="absent",priority="visitor"}')).toBe("1");
  expect(Number(await scraped('matinee_provider_call_duration_seconds_count{outcome="answered",priority="visitor"}'))).toBeGreaterThan(0);
  expect(await scraped('matinee_provider_breaker_state{state="closed"}')).toBe("1");
  expect(await scraped("matinee_provider_breaker_wait_seconds")).toBe("0");
  expect(await scraped("matinee_provider_budget_limit")).toBe("38");
  expect(Number(await scraped('matinee_store_operation_duration_seconds_count{operation="write"}'))).toBeGreaterThan(0);
  expect(Number(await scraped("nodejs_eventloop_lag_p99_seconds"))).toBeGreaterThan(0);

  provider.setFault({ kind: "status", status: 500 });
  for (let id = 1; id < 8; id += 1) await (await get(`/movie/${id}`)).text();
  expect(Number(await scraped('matinee_provider_call_duration_seconds_count{outcome="status",priority="visitor"}'))).toBeGreaterThanOrEqual(5);
  expect(Number(await scraped('matinee_provider_call_duration_seconds_count{outcome="open",priority="visitor"}'))).toBeGreaterThan(0);
  expect(await scraped('matinee_provider_breaker_state{state="closed"}')).toBe("0");
  expect(Number(await scraped("matinee_provider_breaker_wait_seconds"))).toBeGreaterThan(0);
});

test("no label holds an address or a search text, and the site itself does not serve /metrics", async () => {
  const { get, scrape } = await measured();
  for (const path of ["/search?q=my+secret", "/movie/19-metropolis", "/nowhere/secret", "/metrics"]) await (await get(path)).text();
  const text = await (await scrape("/metrics")).text();
  expect(text).not.toMatch(/secret|metropolis|\/movie/);
  expect((await get("/metrics")).status).toBe(404);
  expect((await scrape("/")).status).toBe(404);
});

test("durations are in seconds, and what was evicted or failed is counted as such", async () => {
  const metrics = createMetrics();
  metrics.requestCompleted({ id: "1", kind: "movie", method: "GET", status: 200, tookMs: 1500 });
  metrics.call("visitor", "answered", 250);
  metrics.store("read", 500, true);
  metrics.storeSize({ rows: 7, bytes: 700, evicted: 3 });
  metrics.publicFilm("commons", "missing");
  expect((await metrics.text()).split("\n")).toEqual(
    expect.arrayContaining([
      'matinee_http_request_duration_seconds_sum{kind="movie"} 1.5',
      'matinee_provider_call_duration_seconds_sum{outcome="answered",priority="visitor"} 0.25',
      'matinee_store_operation_duration_seconds_sum{operation="read"} 0.5',
      'matinee_store_errors_total{operation="read"} 1',
      "matinee_store_rows 7",
      "matinee_store_bytes 700",
      "matinee_store_evicted_rows_total 3",
      'matinee_public_film_failures_total{host="commons",reason="missing"} 1',
    ]),
  );
});
