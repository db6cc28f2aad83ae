import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { MarketData } from '../../providers/marketData/port.ts'
import { SHOWCASE_LIST } from './demoLists.ts'
import { demoThresholds } from './demoThresholds.ts'
import { stockRowOf } from '../market/stockRow.ts'
import type { ScoredList } from '../watchlists/watchLists.ts'
import { NEVER_STORED, scoreAt } from '../watchlists/scoredEntry.ts'
import { withQuotes, type StockView } from '../market/stockView.ts'
import type { Language } from '../kernel/viewer.ts'

const ID = 'showcase'

/** Computed once per tick, without a database statement. */
export function createShowcase(marketData: MarketData, tickMilliseconds: number) {
  let cached: { tick: number; views: Promise<StockView[]> } | null = null

  function viewsOf(now: Date): Promise<StockView[]> {
    const tick = Math.floor(now.getTime() / tickMilliseconds)
    if (cached?.tick === tick) return cached.views
    const mine = { tick, views: readViews(marketData, now) }
    cached = mine
    // Failures are not cached.
    mine.views.catch(() => {
      if (cached === mine) cached = null
    })
    return mine.views
  }

  return {
    async read(language: Language, now: Date): Promise<ScoredList> {
      const { kind, name, description } = SHOWCASE_LIST
      const entries = (await viewsOf(now)).map(scoredEntry)
      return { id: ID, kind, name: name[language], description: description[language], version: 1, entries }
    },
  }
}

async function readViews(marketData: MarketData, now: Date): Promise<StockView[]> {
  const securities = new Map((await marketData.securities()).map((security) => [security.key, security]))
  const stocks = SHOWCASE_LIST.entries.flatMap(({ key }) => {
    const security = securities.get(key)
    return security ? [stockRowOf(security)] : []
  })
  return withQuotes(marketData, stocks, now)
}

function scoredEntry(view: StockView) {
  const { ticker, exchangeCode } = view.stock
  const levels = SHOWCASE_LIST.entries.find(({ key }) => key === `${ticker}:${exchangeCode}`)?.levels
  // Based on the previous close, so that levels are stable during the day.
  const close = view.quote?.previousClose ?? null
  const thresholds =
    close && levels ? demoThresholds(close, levels) : { t200: null, t400: null, t600: null, t800: null }
  const score = scoreAt(SHOWCASE_LIST.kind, thresholds, view.quote, DEFAULT_SCORE_BASIS)
  const id = `${ID}-${ticker}-${exchangeCode}`
  const highScore = Math.max(0, score.absoluteScore)
  return { ...NEVER_STORED, ...view, ...score, id, listId: ID, thresholds, highScore }
}
