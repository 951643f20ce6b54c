import postgres from "postgres";
import { errorReason } from "#server/process/error-reason.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import { DatabaseTimeoutError, DatabaseUnavailableError, isConnectionError, within } from "./postgres-errors.ts";

export type Sql = postgres.Sql;

/** The line to one PostgreSQL (or a pgbouncer in transaction mode before it). */
export type PostgresConnection = {
  /** Asks once, and once more where the connection was lost. @throws DatabaseUnavailableError at once while there is none; DatabaseTimeoutError */
  query<T>(run: (sql: Sql) => PromiseLike<T>, deadlineMs?: number): Promise<T>;
  isUp(): boolean;
  /** Resolves when the first attempt to connect is over, however it ended, or after `ms`. */
  tried(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** How long a question waits for a connection that was just lost, and for its answer. */
export type PostgresTimeouts = { connectMs: number; queryMs: number };

/** `name` is what the log calls it; `prepare` runs before the first question of each new connection pool. */
type ConnectionOptions = { url: string; name: string; report: OperatorLog; prepare?: (sql: Sql) => Promise<void>; limits?: PostgresTimeouts | undefined };

/** quality.md, "database errors never reach a page". A question that hangs costs a visitor 500 ms; one to a database that has been silent for longer, nothing. */
const usualLimits: PostgresTimeouts = { connectMs: 300, queryMs: 500 };
/** While no question waits, a busy machine gets the time that it needs. */
const patientConnectMs = 2000;
const prepareMs = 15_000;
const retryMs = 500;
const silentMs = 1000;
/** Queries that are under way when a pool is given up may still end. */
const drainS = 1;
const sayAgainMs = 60_000;
const connections = 10;

/** No prepared statements, no session state, no types asked for: pgbouncer may hand each statement to another server connection. */
const openPool = (url: string): Sql =>
  postgres(url, {
    max: connections,
    prepare: false,
    fetch_types: false,
    connect_timeout: patientConnectMs / 1000,
    idle_timeout: 60,
    backoff: () => 0,
    onnotice: () => undefined,
    connection: { application_name: "matinee" },
  });

const discard = (pool: Sql): Promise<void> => pool.end({ timeout: drainS }).catch(() => undefined);

type State = {
  parts: ConnectionOptions;
  limits: PostgresTimeouts;
  /** `null` while the database is down. */
  pool: Sql | null;
  /** The attempt under way that a question may wait for: the first one, and the one right after a loss. */
  soon: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  answeredAt: number;
  saidDown: boolean;
  saidSlowAt: number;
  closed: boolean;
};

/** A pool is made anew each time: one that has seen trouble may hold connections that neither answer nor end. */
async function connect(state: State, connectMs = patientConnectMs): Promise<void> {
  const { url, name, report, prepare } = state.parts;
  const pool = openPool(url);
  try {
    await within(pool`SELECT 1`, connectMs);
    if (prepare) await within(prepare(pool), prepareMs);
    if (state.closed) throw new DatabaseUnavailableError("closed");
    state.pool = pool;
    state.answeredAt = performance.now();
    if (state.saidDown) report.info(`${name} answers again`);
    state.saidDown = false;
  } catch (error) {
    void discard(pool);
    if (state.closed) return;
    if (!state.saidDown) report.warn(`${name} does not answer (${errorReason(error)}): going on without it`);
    state.saidDown = true;
    state.timer = setTimeout(() => void connect(state), retryMs).unref();
  }
}

function lose(state: State, lost: Sql): void {
  if (state.pool !== lost) return;
  state.pool = null;
  void discard(lost);
  state.soon = connect(state, state.limits.connectMs);
}

/** Queries come by the hundred: that they take too long is said once a minute. */
function saySlow(state: State): void {
  const now = performance.now();
  if (now - state.saidSlowAt < sayAgainMs) return;
  state.saidSlowAt = now;
  state.parts.report.warn(`${state.parts.name} is slow: questions are given up after ${state.limits.queryMs} ms`);
}

async function askOnce<T>(state: State, pool: Sql, run: (sql: Sql) => PromiseLike<T>, ms: number): Promise<T> {
  try {
    const answer = await within(run(pool), ms);
    state.answeredAt = performance.now();
    return answer;
  } catch (error) {
    if (error instanceof DatabaseTimeoutError) saySlow(state);
    const isSilent = error instanceof DatabaseTimeoutError && performance.now() - state.answeredAt > silentMs;
    if (isSilent || isConnectionError(error)) lose(state, pool);
    throw error;
  }
}

/** Until the attempt to connect is over that is under way, or for `ms`. */
async function attempted(state: State, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([state.soon, enough]);
  clearTimeout(timer);
}

/** What prepares a new pool, an index of a million titles for one, may take its time: no question waits for all of that. */
async function poolNow(state: State, cause?: unknown): Promise<Sql> {
  if (state.pool === null) await attempted(state, state.limits.connectMs + state.limits.queryMs);
  if (state.pool === null) throw new DatabaseUnavailableError(`${state.parts.name} does not answer`, { cause });
  return state.pool;
}

/** Never throws: a database that is down at first is connected to when it is there. */
export function connectPostgres(parts: ConnectionOptions): PostgresConnection {
  const { limits = usualLimits } = parts;
  const state: State = {
    parts,
    limits,
    pool: null,
    soon: Promise.resolve(),
    timer: undefined,
    answeredAt: 0,
    saidDown: false,
    saidSlowAt: Number.NEGATIVE_INFINITY,
    closed: false,
  };
  state.soon = connect(state);
  return {
    async query(run, deadlineMs = limits.queryMs) {
      try {
        return await askOnce(state, await poolNow(state), run, deadlineMs);
      } catch (error) {
        if (error instanceof DatabaseUnavailableError || !isConnectionError(error)) throw error;
        return askOnce(state, await poolNow(state, error), run, deadlineMs);
      }
    },
    isUp: () => state.pool !== null,
    tried: (ms) => attempted(state, ms),
    close: async () => {
      state.closed = true;
      clearTimeout(state.timer);
      const { pool } = state;
      state.pool = null;
      if (pool) await discard(pool);
    },
  };
}
