import type { Database } from '../../database/kernel/database.ts'
import { deleteSamplesBefore, findListingsAfter, upsertRate } from '../../database/queries/market/marketQueries.ts'
import { deleteArticlesBefore } from '../../database/queries/market/newsQueries.ts'
import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import {
  beginRound,
  failRound,
  findSynchronizations,
  finishRound,
  moveCursor,
  type SynchronizationScope,
} from '../../database/queries/market/synchronizationQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import { SourceError } from '../../providers/kernel/callSource.ts'
import type { ExchangeRates } from '../../providers/exchangeRates/port.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { NewsSource } from '../../providers/news/port.ts'
import { STORED_PAIR } from './storedMarketData.ts'
import { storeHistory, storeFundamentals, storeNews, storeQuotes } from './ingestListings.ts'
import { stepOverFailing } from './stepOverFailing.ts'
import { nextRound } from './synchronizationTimes.ts'

/** Sources of stored prices. Null on the simulated exchange, which stores none. */
export type SynchronizedSources = { marketData: MarketData; news: NewsSource | null; rates: ExchangeRates }

export type WantedScope = SynchronizationScope | 'all'

export type RoundState = {
  scope: SynchronizationScope
  lastFinishedAt: Date | null
  nextAt: Date | null
  lastError: string | null
}

/** Job with the data `{ scope }`. */
export const SYNCHRONIZE = 'synchronize'

// In this order, so that a first run has closes before it checks prices.
export const SCOPES = ['eod', 'intraday', 'fundamental', 'deamon'] as const satisfies readonly SynchronizationScope[]

const PRICE_SCOPES: readonly SynchronizationScope[] = ['eod', 'intraday']

const LISTINGS_A_STEP = 20
const SAMPLE_RETENTION_DAYS = 10
const ARTICLE_RETENTION_DAYS = 120
const DAY_MILLISECONDS = 86_400_000
type Step = (database: Database, sources: SynchronizedSources, stocks: readonly StockRow[], now: Date) => Promise<void>

const STEPS: Record<SynchronizationScope, Step> = {
  intraday: storeQuotes,
  eod: storeHistory,
  fundamental: storeFundamentals,
  deamon: storeNews,
}

/** Synchronizes market data of all listings; does nothing without sources. */
export function createSynchronization(database: Database, sources: SynchronizedSources | null) {
  async function runRound(scope: SynchronizationScope, now: Date, signal?: AbortSignal): Promise<void> {
    let cursor = await beginRound(database, scope, now)
    if (!sources) return finishRound(database, scope, now)
    try {
      if (cursor === null) await storeRate(database, sources.rates, now)
      for (;;) {
        signal?.throwIfAborted()
        const stocks = await findListingsAfter(database, cursor, LISTINGS_A_STEP)
        const last = stocks.at(-1)
        if (!last) break
        await stepOverFailing(stocks, (some) => STEPS[scope](database, sources, some, now))
        // After a crash at most one step is repeated, which is harmless.
        cursor = last.id
        await moveCursor(database, scope, cursor)
      }
    } catch (error) {
      await failRound(database, scope, error instanceof SourceError ? error.kind : 'failed')
      throw error
    }
    if (scope === 'deamon') {
      await deleteSamplesBefore(database, daysBefore(now, SAMPLE_RETENTION_DAYS))
      await deleteArticlesBefore(database, daysBefore(now, ARTICLE_RETENTION_DAYS))
    }
    await finishRound(database, scope, now)
  }

  async function states(now: Date): Promise<RoundState[]> {
    const rows = new Map((await findSynchronizations(database)).map((row) => [row.scope, row]))
    return SCOPES.map((scope) => {
      const row = rows.get(scope) ?? null
      return {
        scope,
        lastFinishedAt: row?.finishedAt ?? null,
        nextAt: sources ? nextRound(scope, row, now) : null,
        lastError: row?.lastError ?? null,
      }
    })
  }

  async function run(wanted: WantedScope, now: Date, signal?: AbortSignal): Promise<void> {
    for (const scope of wanted === 'all' ? SCOPES : [wanted]) await runRound(scope, now, signal)
  }

  return {
    /** Resumes an interrupted run. Rejects if the source fails. */
    run,
    async runDue(now: Date, signal?: AbortSignal): Promise<void> {
      const due = (await states(now)).filter(({ nextAt }) => nextAt !== null && nextAt <= now)
      const failures: unknown[] = []
      // A failure does not stop the others.
      for (const { scope } of due) await runRound(scope, now, signal).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw failures[0]
    },
    /** Enqueues one synchronization; runs inline for simulated data. Reuses an unfinished request. */
    async request(scope: WantedScope, now: Date): Promise<void> {
      if (!sources) return run(scope, now)
      await enqueueJob(database, SYNCHRONIZE, { scope }, { now, singletonKey: 'asked' })
    },
    /** True if the last synchronization of prices failed; null on the simulated exchange. */
    async isFailing(): Promise<boolean | null> {
      if (!sources) return null
      const rows = await findSynchronizations(database)
      return rows.some(({ scope, lastError }) => PRICE_SCOPES.includes(scope) && lastError !== null)
    },
    /** Last and next run of each scope; never due on the simulated exchange. */
    states,
  }
}

export type Synchronization = ReturnType<typeof createSynchronization>

/** Keeps the stored rate on failure. */
async function storeRate(database: Database, rates: ExchangeRates, now: Date): Promise<void> {
  try {
    const { rate, asOf, source } = await rates.latest(now)
    await upsertRate(database, { pair: STORED_PAIR, rate: rate.toString(), asOf, source })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MILLISECONDS)
}
