import { adjustPriceForSplit, inOldShares, ratioBetween } from '@palier/domain/market/splits'
import type { MarketData, Quote, Security, SecurityKey } from '../../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { adjustedCloses } from '../../testing/adjustedClose.ts'
import { type Answer, startJsonServer } from '../../testing/startJsonServer.ts'
import { symbolOf } from '../symbols.ts'

const VENUES: Record<string, string> = { XNAS: 'NASDAQ', XNYS: 'NYSE', XTSE: 'TO', XTSX: 'V', OTCQX: 'OTCQX' }
const NOT_FOUND: Answer = { status: 404, body: 'Ticker Not Found.' }
const UNTRADED = 'NONE.US'

const EVER = ['0000-01-01', '9999-12-31'] as const

/**
 * Stands in for EODHD: a simulated exchange in its shapes. The token chooses how it behaves: `bad`, `quota`, `flaky`,
 * `limited`, `noIntraday`, `adjustedIntraday`, `pricesOnly`, or anything else for a good subscription.
 */
export async function startEodhd(market: MarketData, now: Date) {
  const bySymbol = new Map<string, Security>()
  for (const security of await market.securities()) {
    const symbol = symbolOf(security.key)
    if (symbol !== null) bySymbol.set(symbol, security)
  }
  const today = dateOfDay(dayAt(now.getTime()))
  const failures = new Map<string, number>()

  /** How often this was asked for. */
  function countOf(question: string): number {
    const count = (failures.get(question) ?? 0) + 1
    failures.set(question, count)
    return count
  }

  function misbehaviour(token: string | null, path: string, question: string): Answer | null {
    if (token === null || token === 'bad') return { status: 403, body: '<html>Forbidden</html>' }
    if (token === 'quota') return { status: 402, body: 'You exceeded your daily API requests limit.' }
    if (token === 'noIntraday' && path === 'intraday') return { status: 403, body: 'Only for paid plans.' }
    if (token === 'pricesOnly' && ['fundamentals', 'splits', 'div', 'intraday'].includes(path))
      return { status: 403, body: 'Only for paid plans.' }
    if (token === 'flaky' && countOf(question) % 3 !== 0) return { status: 502, body: '<html>Bad Gateway</html>' }
    if (token === 'limited' && countOf(question) % 2 !== 0)
      return { status: 429, headers: { 'retry-after': '1' }, body: 'Too Many Requests' }
    return null
  }

  let isAway = false

  async function answer(url: URL): Promise<Answer> {
    if (isAway) return { status: 401, body: 'Away' }
    const [, , path = '', wanted = ''] = decodeURIComponent(url.pathname).split('/')
    const { searchParams: parameters } = url
    const trouble = misbehaviour(parameters.get('api_token'), path, url.pathname)
    if (trouble) return trouble
    if (parameters.get('fmt') !== 'json') return { body: 'Date,Open,High,Low,Close\n2026-01-02,1,2,1,2' }

    const security = bySymbol.get(wanted)
    switch (path) {
      case 'real-time':
        return { body: await live([wanted, ...(parameters.get('s')?.split(',') ?? [])]) }
      case 'user':
        return { body: { apiRequests: 1, apiRequestsDate: today, dailyRateLimit: 100_000, extraLimit: 0 } }
      case 'search':
        return { body: await found(wanted, Number(parameters.get('limit'))) }
      case 'news':
        return { body: newsOf(parameters.get('s') ?? '') }
      case 'exchange-symbol-list':
        return { body: listed(wanted) }
    }
    if (!security) return NOT_FOUND
    switch (path) {
      case 'eod':
        return { body: await bars(security.key, parameters.get('from') ?? '', parameters.get('to') ?? '') }
      case 'splits':
        return { body: await splits(security.key, parameters.get('from') ?? '', parameters.get('to') ?? '') }
      case 'div':
        return { body: await dividends(security.key, parameters.get('from') ?? '', parameters.get('to') ?? '') }
      case 'intraday': {
        const isTraded = parameters.get('api_token') !== 'adjustedIntraday'
        return { body: await intraday(security.key, Number(parameters.get('from')), isTraded) }
      }
      case 'fundamentals':
        return { body: await fundamentals(security) }
      default:
        return NOT_FOUND
    }
  }

  async function live(symbols: string[]): Promise<unknown> {
    const keys = symbols.flatMap((symbol) => bySymbol.get(symbol)?.key ?? [])
    const quotes = await market.quotes(keys, now)
    const rate = await market.exchangeRate('USD', 'CAD', now)
    const rows = symbols.map((symbol) => {
      const quote = quotes.get(bySymbol.get(symbol)?.key ?? ':')
      if (symbol === 'USDCAD.FOREX') return { ...absent(symbol), close: rate.toNumber(), timestamp: seconds(now) }
      return quote ? liveRow(symbol, quote) : absent(symbol)
    })
    return rows.length === 1 ? rows[0] : rows
  }

  async function found(text: string, limit: number) {
    const matches = await market.search(text, limit, now)
    const ours = matches.flatMap(({ key, name, currency, previousClose }) => {
      const symbol = key && symbolOf(key)
      const security = symbol ? bySymbol.get(symbol) : undefined
      if (!symbol || !security) return []
      const Type = security.kind === 'etf' ? 'ETF' : 'Common Stock'
      const Country = currency === 'CAD' ? 'Canada' : 'USA'
      return [
        {
          ...matchOf(symbol, Type, name),
          Country,
          Currency: currency,
          previousClose: previousClose?.toNumber() ?? 'NA',
        },
      ]
    })
    if (text !== 'ENB') return ours
    return [
      ...ours,
      { ...matchOf('ENB.F', 'Common Stock', 'Enbridge Inc'), Country: 'Germany', Currency: 'EUR' },
      matchOf('ENB-BOND.US', 'BOND', 'Enbridge 5.5 % 2077'),
      matchOf('ENBIX.US', 'FUND', 'Enbridge Income Fund'),
      matchOf('ENBI.US', 'INDEX', 'Enbridge Index'),
      { ...matchOf('ENBGF.US', 'Common Stock', 'Enbridge Gone'), previousCloseDate: '2024-02-13' },
    ]
  }

  function matchOf(symbol: string, Type: string, Name: string) {
    const [Code, Exchange] = symbol.split('.')
    const shared = { Country: 'USA', Currency: 'USD', ISIN: null, previousClose: 40, previousCloseDate: '2026-11-19' }
    return { Code, Exchange, Name, Type, ...shared, isPrimary: true }
  }

  /** The symbols of a country with their venues. */
  function listed(exchange: string) {
    return [...bySymbol].flatMap(([symbol, { name, currency, exchangeCode, kind }]) => {
      const [Code, Exchange] = symbol.split('.')
      if (Exchange !== exchange) return []
      const [Type, venue] = [kind === 'etf' ? 'ETF' : 'Common Stock', VENUES[exchangeCode]]
      return [{ Code, Name: name, Country: 'USA', Exchange: venue, Currency: currency, Type, Isin: null }]
    })
  }

  async function bars(key: SecurityKey, from: string, to: string) {
    const actions = {
      splits: await market.splits(key, ...EVER, now),
      dividends: await market.dividends(key, ...EVER, now),
    }
    const closes = await market.dailyCloses(key, from, to, now)
    const adjusted = adjustedCloses(closes, actions, today)
    return closes.map(({ date, close, high, low, volume }, at) => ({
      date,
      open: close.toNumber(),
      high: (high ?? close).toNumber(),
      low: (low ?? close).toNumber(),
      close: close.toNumber(),
      adjusted_close: adjusted[at]?.toNumber(),
      volume,
    }))
  }

  async function splits(key: SecurityKey, from: string, to: string) {
    return (await market.splits(key, from, to, now)).map(({ date, numerator, denominator }) => ({
      date,
      split: `${numerator.toFixed(6)}/${denominator.toFixed(6)}`,
    }))
  }

  async function dividends(key: SecurityKey, from: string, to: string) {
    const since = await market.splits(key, ...EVER, now)
    return (await market.dividends(key, from, to, now)).map(({ exDate, amount, currency, paymentDate }) => ({
      date: exDate,
      declarationDate: null,
      recordDate: null,
      paymentDate: paymentDate ?? '0000-00-00',
      period: 'Quarterly',
      value: adjustPriceForSplit(amount, ratioBetween(since, exDate, today)).toNumber(),
      unadjustedValue: amount.toNumber(),
      currency,
    }))
  }

  async function intraday(key: SecurityKey, from: number, isTraded: boolean) {
    const points = await market.recentPoints(key, 20, 20 * 288, now)
    const since = isTraded ? await market.splits(key, ...EVER, now) : []
    return points
      .filter(({ at }) => seconds(at) >= from)
      .map(({ at, price }) => {
        const close = inOldShares(price, ratioBetween(since, dateOfDay(dayAt(at.getTime())), today))
        return { timestamp: seconds(at), gmtoffset: 0, close: close.toNumber() }
      })
  }

  async function fundamentals({ key, ticker, name, currency, exchangeCode, kind }: Security) {
    const figures = (await market.fundamentals([key], now)).get(key)
    const yieldPart = figures?.dividendYield?.toNumber() ?? 'NA'
    const General = {
      Code: ticker,
      Type: kind === 'etf' ? 'ETF' : 'Common Stock',
      Name: name,
      Exchange: VENUES[exchangeCode] ?? 'Somewhere',
      CurrencyCode: currency,
      CountryISO: currency === 'CAD' ? 'CA' : 'US',
      GicIndustry: 'Oil & Gas',
      LogoURL: '/img/logos/x.png',
    }
    if (kind === 'etf')
      return { General, ETF_Data: { Yield: String(Number(yieldPart) * 100), TotalAssets: '5000000.00' } }
    const Highlights = {
      MarketCapitalization: 1e10,
      PERatio: 'NA',
      WallStreetTargetPrice: figures?.targetPrice?.toNumber() ?? null,
      DividendYield: yieldPart,
    }
    return { General, Highlights, Technicals: { Beta: '0.9' }, SplitsDividends: { PayoutRatio: '' } }
  }

  function newsOf(symbol: string) {
    const count = bySymbol.has(symbol) ? 8 : 0
    const honest = Array.from({ length: count }, (_, index) => ({
      date: new Date(now.getTime() - index * 7_200_000).toISOString().replace('.000Z', '+00:00'),
      title: `<b>Headline</b> ${index}`,
      content: `Text of article ${index}.<script>alert(1)</script>`,
      link: `https://www.news.example/${index}`,
      symbols: [symbol, 'OTHER.US'],
      sentiment: { polarity: index === 0 ? 'NA' : 0.4, neg: 0, neu: 1, pos: 0 },
    }))
    const hostile = {
      date: now.toISOString(),
      title: 'Click',
      content: 'x',
      link: 'javascript:alert(1)',
      symbols: null,
    }
    return count === 0 ? [] : [hostile, ...honest]
  }

  const server = await startJsonServer(answer)
  return {
    ...server,
    baseUrl: `${server.url}/api`,
    untraded: UNTRADED,
    answers: (answers: boolean) => void (isAway = !answers),
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

function liveRow(code: string, quote: Quote) {
  const { price, previousClose, open, dayLow, dayHigh, at } = quote
  return {
    code,
    timestamp: seconds(at),
    gmtoffset: 0,
    open: open.toNumber(),
    high: dayHigh.toNumber(),
    low: dayLow.toNumber(),
    close: price.toNumber(),
    volume: 1000,
    previousClose: previousClose.toNumber(),
  }
}

function absent(code: string) {
  const none = 'NA'
  return { code, timestamp: none, gmtoffset: 0, open: none, high: none, low: none, close: none, previousClose: 12_880 }
}
