import { decimal } from '@palier/domain/kernel/decimal'
import { compareTexts } from '@palier/domain/kernel/compareTexts'
import { z } from 'zod'
import { callSource, SourceError } from '../kernel/callSource.ts'
import { dayOfDate, startOfDay } from '@palier/domain/market/exchangeDay'
import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { withoutTrailingSlash } from '../../kernel/withoutTrailingSlash.ts'
import type { DayRate, ExchangeRates } from './port.ts'

const NAME = 'Bank of Canada'
const SERIES = 'FXUSDCAD'
const RECENT = '10'
// Rates are published at 16:30 Ottawa time, which is Toronto's. Clocks change only on Sundays, so
// the offset from midnight is constant on business days.
const PUBLISHED_MILLISECONDS = 16.5 * 3_600_000

type BankOfCanadaOptions = {
  /** Overrides the bank's URL in tests. */
  baseUrl?: string
  allowInsecure?: boolean
  fetch?: typeof fetch
  pause?: (milliseconds: number) => Promise<unknown>
}

const answer = z.object({
  observations: z.array(z.object({ d: z.iso.date(), [SERIES]: z.object({ v: z.string().nullish() }).nullish() })),
})

export function createBankOfCanada(options: BankOfCanadaOptions = {}): ExchangeRates {
  const { baseUrl = 'https://www.bankofcanada.ca/valet', allowInsecure, fetch = globalThis.fetch, pause } = options
  const base = withoutTrailingSlash(secureEndpoint(baseUrl, allowInsecure).href)

  /** Observations already published at `now`, in response order. */
  async function observations(query: string, now: Date) {
    const url = new URL(`${base}/observations/${SERIES}/json?${query}`)
    const parsed = answer.safeParse(await callSource({ source: NAME, url, fetch, ...(pause && { pause }) }))
    if (!parsed.success) throw new SourceError(NAME, 'unreadable')
    return parsed.data.observations.flatMap(({ d: date, [SERIES]: value }) => {
      const rate = Number(value?.v ?? Number.NaN)
      const asOf = new Date(startOfDay(dayOfDate(date)) + PUBLISHED_MILLISECONDS)
      return rate > 0 && asOf <= now ? [{ date, rate: decimal(value?.v ?? 0), asOf, source: NAME }] : []
    })
  }

  return {
    name: 'bankOfCanada',
    async latest(now) {
      const rates = await observations(`recent=${RECENT}`, now)
      const newest = rates.toSorted((left, right) => right.asOf.getTime() - left.asOf.getTime())[0]
      if (!newest) throw new SourceError(NAME, 'notFound')
      const { rate, asOf, source } = newest
      return { rate, asOf, source }
    },
    async since(date, now) {
      const rates = await observations(`start_date=${date}`, now)
      return rates.map((one) => ({ date: one.date, rate: one.rate })).toSorted(byDate)
    },
  }
}

function byDate(one: DayRate, other: DayRate): number {
  return compareTexts(one.date, other.date)
}
