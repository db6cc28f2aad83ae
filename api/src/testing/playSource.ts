import { decimal } from '@palier/domain/kernel/decimal'
import { SourceError } from '../providers/kernel/callSource.ts'
import type { MarketData, SecurityKey } from '../providers/marketData/port.ts'
import { sampleMarket } from '../providers/marketData/testing/sampleMarket.ts'
import { ROYAL_ACTIONS, withCorporateActions } from '../providers/marketData/testing/withCorporateActions.ts'
import type { NewsSource } from '../providers/news/port.ts'
import type { SynchronizedSources } from '../services/market/synchronization.ts'

export const RY: SecurityKey = 'RY:XTSE'
/** Few enough to be fetched whole in a test. */
export const FEW_KEYS = ['ENB:XTSE', RY, 'RY:XNYS', 'T:XTSE', 'T:XNYS'] as const
const simulated = withCorporateActions(sampleMarket(), ROYAL_ACTIONS)
export const fewListings = (await simulated.securities()).filter(({ key }) => FEW_KEYS.some((each) => each === key))

export type SourceBehaviour = { jump: number; failsAt: number | null; hasRate: boolean }

/** A real source, played by a few listings of the simulated exchange: it may jump, and give up at its nth question. */
export function playSource(behaviour: SourceBehaviour) {
  let questions = 0
  async function count(): Promise<void> {
    questions += 1
    if (questions === behaviour.failsAt) throw new SourceError('Source', 'quota')
  }
  const marketData: MarketData = {
    ...simulated,
    name: 'source',
    isSimulated: false,
    securities: async () => fewListings,
    async quotes(keys, now) {
      await count()
      const quotes = await simulated.quotes(keys, now)
      return new Map(
        [...quotes].map(([key, quote]) => [
          key,
          {
            ...quote,
            price: quote.price.times(behaviour.jump),
            dayHigh: quote.dayHigh.times(behaviour.jump),
            yearHigh: quote.yearHigh.times(behaviour.jump),
          },
        ]),
      )
    },
    async dailyCloses(key, from, to, now) {
      await count()
      return simulated.dailyCloses(key, from, to, now)
    },
  }
  const news: NewsSource = {
    name: 'source',
    latest: async ({ ticker }, _language, _atMost, now) => [
      {
        id: 'one',
        title: `About ${ticker}`,
        content: 'Text.',
        at: now,
        link: 'https://news.example/one',
        source: 'Example',
        sentiment: 0.5,
        symbols: [ticker],
        isSample: false,
      },
    ],
  }
  const rates = {
    name: 'rates',
    async latest(now: Date) {
      if (!behaviour.hasRate) throw new SourceError('Rates', 'unreachable')
      return { rate: decimal('1.4064'), asOf: now, source: 'Rates' }
    },
    async since(date: string) {
      if (!behaviour.hasRate) throw new SourceError('Rates', 'unreachable')
      return [{ date, rate: decimal('1.4064') }]
    },
  }
  return { sources: { marketData, news, rates } satisfies SynchronizedSources, questions: () => questions }
}

/** What a database of the test is filled with. */
export const fewMarket: MarketData = { ...simulated, securities: async () => fewListings }
