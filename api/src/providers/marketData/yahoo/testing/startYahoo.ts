import { adjustPriceForSplit, inSharesOf, ratioBetween } from '@palier/domain/market/splits'
import type { MarketData, Security } from '../../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { type Answer, startJsonServer } from '../../testing/startJsonServer.ts'
import { adjustedCloses } from '../../testing/adjustedClose.ts'
import { symbolOf } from '../symbols.ts'

const VENUES: Record<string, string> = { XTSE: 'TOR', XTSX: 'VAN', CSE: 'CNQ', XNAS: 'NMS', XNYS: 'NYQ', OTCQX: 'OQX' }
const BROWSER = /^Mozilla\/5\.0 \(.+\) .*(?:Chrome|Firefox|Safari)\//
const UNKNOWN: Answer = { status: 404, body: { chart: { result: null, error: { code: 'Not Found' } } } }

/** Stands in for the charts and the search of Yahoo Finance: a simulated exchange in its shapes. */
export async function startYahoo(market: MarketData, now: Date, currencyOf: (security: Security) => string) {
  const bySymbol = new Map((await market.securities()).map((security) => [symbolOf(security.key), security]))

  async function chartOf(symbol: string, parameters: URLSearchParams): Promise<Answer> {
    if (symbol === 'USDCAD=X') {
      const regularMarketPrice = (await market.exchangeRate('USD', 'CAD', now)).toNumber()
      return answerOf({ currency: 'CAD', exchangeName: 'CCY', regularMarketPrice }, [])
    }
    const security = bySymbol.get(symbol)
    const quote = security && (await market.quotes([security.key], now)).get(security.key)
    if (!security || !quote) return UNKNOWN
    const meta = {
      currency: currencyOf(security),
      exchangeName: VENUES[security.exchangeCode] ?? 'XXX',
      instrumentType: security.kind === 'etf' ? 'ETF' : 'EQUITY',
      longName: security.name,
      regularMarketPrice: quote.price.toNumber(),
      regularMarketTime: quote.at.getTime() / 1000,
      regularMarketDayHigh: quote.dayHigh.toNumber(),
      regularMarketDayLow: quote.dayLow.toNumber(),
      fiftyTwoWeekHigh: quote.yearHigh.toNumber(),
      fiftyTwoWeekLow: quote.yearLow.toNumber(),
      chartPreviousClose: quote.previousClose.toNumber(),
      currentTradingPeriod: { regular: { start: 0, end: 4e9 } },
    }
    const isDaily = parameters.get('interval') === '1d' && parameters.has('period1')
    return isDaily ? daysOf(meta, security, parameters) : answerOf(meta, await pointsOf(security, parameters))
  }

  // Adjusted for the splits until now, whatever was asked for; only the splits of the asked time are told.
  async function daysOf(meta: object, { key }: Security, parameters: URLSearchParams): Promise<Answer> {
    const [from, to] = [Number(parameters.get('period1')), Number(parameters.get('period2'))]
    const [first, last] = [dateOfDay(Math.floor(from / 86_400)), dateOfDay(Math.floor((to - 1) / 86_400))]
    const today = dateOfDay(dayAt(now.getTime()))
    const splits = await market.splits(key, '0000-01-01', today, now)
    const dividends = await market.dividends(key, first, last, now)
    const traded = await market.dailyCloses(key, first, last, now)
    if (traded.length === 0) return noDataBetween(from, to)
    const adjusted = adjustedCloses(traded, { splits, dividends }, today)
    const days = inSharesOf(traded, splits, today)
    const quote = {
      open: days.map(({ close }) => close.toNumber()),
      high: days.map(({ high }) => high?.toNumber() ?? null),
      low: days.map(({ low }) => low?.toNumber() ?? null),
      close: days.map(({ close }) => close.toNumber()),
      volume: days.map(({ volume }) => volume),
    }
    const indicators = { quote: [quote], adjclose: [{ adjclose: adjusted.map((price) => price.toNumber()) }] }
    const timestamp = days.map(({ date }) => openingOf(date))
    if (!parameters.has('events'))
      return { body: { chart: { result: [{ meta, timestamp, indicators }], error: null } } }
    const events = {
      splits: Object.fromEntries(
        splits
          .filter(({ date }) => date >= first && date <= last)
          .map(({ date, numerator, denominator }) => [
            String(openingOf(date)),
            {
              date: openingOf(date),
              numerator: numerator.toNumber(),
              denominator: denominator.toNumber(),
              splitRatio: `${numerator}:${denominator}`,
            },
          ]),
      ),
      dividends: Object.fromEntries(
        dividends.map(({ exDate, amount }) => {
          const inToday = adjustPriceForSplit(amount, ratioBetween(splits, exDate, today))
          return [String(openingOf(exDate)), { amount: inToday.toNumber(), date: openingOf(exDate) }]
        }),
      ),
    }
    return { body: { chart: { result: [{ meta, timestamp, events, indicators }], error: null } } }
  }

  async function pointsOf({ key }: Security, parameters: URLSearchParams): Promise<[number, number | null][]> {
    const [from, to] = [Number(parameters.get('period1') ?? 0), Number(parameters.get('period2') ?? 4e9)]
    const points = parameters.has('range')
      ? await market.dayPoints(key, now)
      : await market.recentPoints(key, 30, 3000, now)
    const rows = points.map(({ at, price }): [number, number] => [at.getTime() / 1000, price.toNumber()])
    // The source leaves holes where nobody traded, and repeats the present price.
    return [...rows.filter(([seconds]) => seconds >= from && seconds <= to), [dayAt(0), null]]
  }

  /** Closes of the day by symbol; unknown symbols are missing. */
  async function sparkOf(symbols: readonly string[]): Promise<Answer> {
    const rows = await Promise.all(
      symbols.map(async (symbol) => {
        const security = bySymbol.get(symbol)
        const quote = security && (await market.quotes([security.key], now)).get(security.key)
        if (!security || !quote) return []
        const points = await market.dayPoints(security.key, now)
        const series = {
          symbol,
          previousClose: null,
          chartPreviousClose: quote.previousClose.toNumber(),
          timestamp: points.map(({ at }) => at.getTime() / 1000),
          close: points.map(({ price }) => price.toNumber()),
          dataGranularity: 60,
        }
        return [[symbol, series] as const]
      }),
    )
    return { body: Object.fromEntries(rows.flat()) }
  }

  async function searched(text: string, count: number): Promise<Answer> {
    const matches = await market.search(text, count, now)
    const quotes = matches.flatMap(({ key, name }) => {
      const symbol = key === null ? null : symbolOf(key)
      const exchange = VENUES[key?.split(':')[1] ?? '']
      return symbol === null ? [] : [{ symbol, exchange, quoteType: 'EQUITY', longname: name }]
    })
    const others = [{ symbol: 'ENB.F', exchange: 'FRA', quoteType: 'EQUITY', longname: 'Abroad' }, { exchange: 'TOR' }]
    return { body: { quotes: [...quotes, ...(quotes.length > 0 ? others : [])], news: [] } }
  }

  return startJsonServer(async ({ pathname, searchParams }, { 'user-agent': agent = '' }) => {
    if (!BROWSER.test(agent)) return { status: 429, body: 'Too Many Requests\r\n' }
    if (pathname === '/v8/finance/spark') return sparkOf(searchParams.get('symbols')?.split(',') ?? [])
    const [, version = '', , kind = '', symbol = ''] = decodeURIComponent(pathname).split('/')
    if (version === 'v8' && kind === 'chart') return chartOf(symbol, searchParams)
    if (kind === 'search') return searched(searchParams.get('q') ?? '', Number(searchParams.get('quotesCount')))
    return { status: 500, body: 'Will be right back' }
  })
}

function noDataBetween(from: number, to: number): Answer {
  const description = `Data doesn't exist for startDate = ${from}, endDate = ${to}`
  return { status: 400, body: { chart: { result: null, error: { code: 'Bad Request', description } } } }
}

function openingOf(date: string): number {
  return Date.parse(`${date}T14:30:00Z`) / 1000
}

function answerOf(meta: object, points: [number, number | null][]): Answer {
  const [timestamp, close] = [points.map(([seconds]) => seconds), points.map(([, price]) => price)]
  return {
    body: { chart: { result: [{ meta, timestamp, indicators: { quote: [{ open: close, close }] } }], error: null } },
  }
}
