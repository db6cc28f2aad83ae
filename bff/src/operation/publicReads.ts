import type { Call, InputOf, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import {
  getAiContextualInfo,
  getAllTags,
  getAvailableIntervals,
  getBasicFundamentals,
  getInterval,
  getLastDays,
  getQuoteContextualInfo,
  getStockCompleteInfo,
  getVolumes,
  searchStocks,
  searchStocksLocally,
} from '@palier/contract/market/stockCalls'
import { FRESHNESS } from '@palier/domain/kernel/timing'
import type { z } from 'zod'
import type { Operation } from './context.ts'
import {
  createLastingReads,
  isOutage,
  type Lasting,
  type LastingReads,
  NO_SECOND_LEVEL,
  PersonalAnswer,
  type SecondLevelOf,
} from '../rest/revalidatingCache.ts'

// A chart has a few hundred points, and each stock up to six charts.
const CHARACTERS_OF_CHARTS = 48_000_000

type Options = { now: () => number; tickMilliseconds: number; secondLevelOf?: SecondLevelOf }

export type PublicReads = ReturnType<typeof createPublicReads>

/** Each read has its own TTL. Prices expire with each tick. */
export function createPublicReads({ now, tickMilliseconds, secondLevelOf = () => NO_SECOND_LEVEL }: Options) {
  const others = { now, milliseconds: FRESHNESS.othersMinutes * 60_000 }
  const intervals = { now, milliseconds: FRESHNESS.intervalsMinutes * 60_000 }
  const prices = { now, milliseconds: Math.min(tickMilliseconds, others.milliseconds) }

  function readsOf<C extends Call>(call: C, times: typeof others, maximumCharacters?: number): PublicRead<C> {
    const shape = call.output as z.ZodType<OutputOf<C>>
    const second = secondLevelOf(call.path, times.milliseconds, shape)
    return { call, reads: createLastingReads({ ...times, second, ...(maximumCharacters && { maximumCharacters }) }) }
  }

  return {
    completeInfo: readsOf(getStockCompleteInfo, prices),
    localSearch: readsOf(searchStocksLocally, prices),
    catalogue: readsOf(searchStocks, others),
    tagSearch: readsOf(searchStocksLocally, prices),
    fundamentals: readsOf(getBasicFundamentals, others),
    tags: readsOf(getAllTags, others),
    news: readsOf(getQuoteContextualInfo, others),
    analysis: readsOf(getAiContextualInfo, others),
    lastDays: readsOf(getLastDays, others),
    intervals: readsOf(getAvailableIntervals, intervals),
    chart: readsOf(getInterval, intervals, CHARACTERS_OF_CHARTS),
    volumes: readsOf(getVolumes, intervals, CHARACTERS_OF_CHARTS),
  }
}

type PublicRead<C extends Call> = { call: C; reads: LastingReads<OutputOf<C>> }

/** Reads data shared by language. Calls `observe` for fresh values only. */
export function readPublic<C extends Call>(
  operation: Operation,
  { call, reads }: PublicRead<C>,
  input: SentInputOf<C>,
  observe?: (value: OutputOf<C>, reader: Operation) => void,
): Promise<Lasting<OutputOf<C>>> {
  return reads(keyOf(operation, call, input, null), async () => {
    const value = await operation.client.send(call, input)
    observe?.(value, operation)
    return value
  })
}

/** Shares only responses that name their plan, so that paid data never reaches another plan. */
export async function readOfPlan<C extends Call<z.ZodType, z.ZodType<{ planName?: string | undefined }>>>(
  operation: Operation,
  { call, reads }: PublicRead<C>,
  input: SentInputOf<C>,
): Promise<Lasting<OutputOf<C>>> {
  const { session, services, client } = operation
  const plan = session && services.planNames.of(session)
  try {
    if (!plan || plan.isStale) return await keepUnderItsPlan(await client.send(call, input))
    return await reads(keyOf(operation, call, input, plan.planName), async () => {
      const value = await client.send(call, input)
      if (value.planName !== plan.planName) throw new PersonalAnswer(value)
      return value
    })
  } catch (error) {
    if (error instanceof PersonalAnswer) return keepUnderItsPlan(error.value as OutputOf<C>)
    if (!session || !plan?.isStale || !isOutage(error)) throw error
    services.planNames.remember(session, plan.planName)
    // During an outage, stale data of a stale plan is acceptable.
    return reads(keyOf(operation, call, input, plan.planName), () => Promise.reject(error))
  }

  async function keepUnderItsPlan(value: OutputOf<C>): Promise<Lasting<OutputOf<C>>> {
    if (!session || value.planName === undefined) return { value, staleSince: null }
    services.planNames.remember(session, value.planName)
    return reads(keyOf(operation, call, input, value.planName), async () => value)
  }
}

/** Includes the preproduction key: a closed site must not serve data cached with it. */
function keyOf<C extends Call>({ caller }: Operation, call: C, input: SentInputOf<C>, planName: string | null): string {
  const sent = call.input.parse(input) as InputOf<C>
  return JSON.stringify([call.path, sent, caller.language, caller.preproductionKey, planName])
}
