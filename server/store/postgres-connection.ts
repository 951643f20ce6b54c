import postgres from "postgres";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { DatabaseTimeoutError, DatabaseUnavailableError, isConnectionError, withTimeout } from "./postgres-errors.ts";

export type Sql = postgres.Sql;

/** A pool of connections to one PostgreSQL, or to a pgbouncer in transaction mode, that reconnects by itself. */
export type PostgresConnection = {
  /** Retries once after a lost connection. @throws DatabaseUnavailableError at once while disconnected; DatabaseTimeoutError */
  query<T>(run: (sql: Sql) => PromiseLike<T>, timeoutMs?: number): Promise<T>;
  isConnected(): boolean;
  /** Resolves after the first attempt to connect, successful or not, and after `ms` at the latest. */
  firstAttempt(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** How long a query waits for a connection that was just lost, and for its result. */
export type PostgresTimeouts = { connectMs: number; queryMs: number };

type ConnectionOptions = {
  url: string;
  name: string;
  log: OperatorLog;
  prepare?: (sql: Sql) => Promise<void>;
  /** Runs after a failed query, which does not wait for it. Never rejects. */
  repair?: (cause: unknown, sql: Sql) => Promise<void>;
  timeouts?: PostgresTimeouts | undefined;
};

/** quality.md, "database errors never reach a page": a query that hangs costs a visitor 500 ms once, later queries fail at once. */
const defaultTimeouts: PostgresTimeouts = { connectMs: 300, queryMs: 500 };
/** In the background, where no query waits for it. */
const reconnectTimeoutMs = 2000;
const prepareTimeoutMs = 15_000;
const reconnectEveryMs = 250;
/** After this time without a response the pool is replaced. */
const unresponsiveMs = 1000;
const drainS = 1;
const warnEveryMs = 60_000;
const poolSize = 10;

/** No prepared statements, session state or type lookups: pgbouncer may send each statement to another server connection. */
const openPool = (url: string, connectMs: number): Sql =>
  postgres(url, {
    max: poolSize,
    prepare: false,
    fetch_types: false,
    connect_timeout: connectMs / 1000,
    idle_timeout: 60,
    backoff: () => 0,
    onnotice: () => undefined,
    connection: { application_name: "matinee" },
  });

const discard = (pool: Sql): Promise<void> => pool.end({ timeout: drainS }).catch(() => undefined);

type State = {
  options: ConnectionOptions;
  timeouts: PostgresTimeouts;
  /** `null` while the database is unavailable. */
  pool: Sql | null;
  /** The attempt that queries may wait for: the first one, or the one right after a loss. */
  attempt: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  lastResponseAt: number;
  isLossLogged: boolean;
  slowLoggedAt: number;
  closed: boolean;
};

/** Makes a new pool each time: after an error the old one may hold connections that neither respond nor end. */
async function connect(state: State, timeoutMs = Math.max(reconnectTimeoutMs, state.timeouts.connectMs)): Promise<void> {
  const { url, name, log, prepare } = state.options;
  const pool = openPool(url, Math.max(reconnectTimeoutMs, timeoutMs));
  try {
    await withTimeout(pool`SELECT 1`, timeoutMs);
    if (prepare) await withTimeout(prepare(pool), prepareTimeoutMs);
    if (state.closed) throw new DatabaseUnavailableError("closed");
    state.pool = pool;
    state.lastResponseAt = performance.now();
    if (state.isLossLogged) log.info(`${name}: connected again`);
    state.isLossLogged = false;
  } catch (error) {
    void discard(pool);
    if (state.closed) return;
    if (!state.isLossLogged) log.warn(`${name}: no connection (${errorReason(error)}), retrying every ${reconnectEveryMs} ms`);
    state.isLossLogged = true;
    state.timer = setTimeout(() => void connect(state), reconnectEveryMs).unref();
  }
}

function replacePool(state: State, lost: Sql): void {
  if (state.pool !== lost) return;
  state.pool = null;
  void discard(lost);
  state.attempt = connect(state, state.timeouts.connectMs);
}

/** Hundreds of queries may time out together: logged once a minute. */
function logTimeout(state: State): void {
  const now = performance.now();
  if (now - state.slowLoggedAt < warnEveryMs) return;
  state.slowLoggedAt = now;
  state.options.log.warn(`${state.options.name}: slow, queries time out after ${state.timeouts.queryMs} ms`);
}

async function runOnce<T>(state: State, pool: Sql, run: (sql: Sql) => PromiseLike<T>, timeoutMs: number): Promise<T> {
  try {
    const result = await withTimeout(run(pool), timeoutMs);
    state.lastResponseAt = performance.now();
    return result;
  } catch (error) {
    const isTimeout = error instanceof DatabaseTimeoutError;
    if (isTimeout) logTimeout(state);
    const isUnresponsive = isTimeout && performance.now() - state.lastResponseAt > unresponsiveMs;
    if (isUnresponsive || isConnectionError(error)) replacePool(state, pool);
    else void state.options.repair?.(error, pool);
    throw error;
  }
}

async function waitForAttempt(state: State, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([state.attempt, timeout]);
  clearTimeout(timer);
}

/** Preparing a pool may take long (an index of a million titles): a query waits for a part of that only. */
async function currentPool(state: State, cause?: unknown): Promise<Sql> {
  if (state.pool === null) await waitForAttempt(state, state.timeouts.connectMs + state.timeouts.queryMs);
  if (state.pool === null) throw new DatabaseUnavailableError(`${state.options.name}: no connection`, { cause });
  return state.pool;
}

/** Never throws: while the database is unavailable it reconnects in the background. */
export function connectPostgres(options: ConnectionOptions): PostgresConnection {
  const { timeouts = defaultTimeouts } = options;
  const state: State = {
    options,
    timeouts,
    pool: null,
    attempt: Promise.resolve(),
    timer: undefined,
    lastResponseAt: 0,
    isLossLogged: false,
    slowLoggedAt: Number.NEGATIVE_INFINITY,
    closed: false,
  };
  state.attempt = connect(state);
  return {
    async query(run, timeoutMs = timeouts.queryMs) {
      try {
        return await runOnce(state, await currentPool(state), run, timeoutMs);
      } catch (error) {
        if (error instanceof DatabaseUnavailableError || !isConnectionError(error)) throw error;
        return runOnce(state, await currentPool(state, error), run, timeoutMs);
      }
    },
    isConnected: () => state.pool !== null,
    firstAttempt: (ms) => waitForAttempt(state, ms),
    close: async () => {
      state.closed = true;
      clearTimeout(state.timer);
      const { pool } = state;
      state.pool = null;
      if (pool) await discard(pool);
    },
  };
}
