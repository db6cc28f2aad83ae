import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { createTtlCache } from '../../kernel/ttlCache.ts'
import { foldText } from '../../kernel/foldText.ts'
import { securityKey, type CatalogueMatch, type Security, type SecurityKind } from '../port.ts'
import { unlessUnknown } from '../../kernel/callSource.ts'
import { unlessRefused, type EodhdClient } from './eodhdClient.ts'
import { isFollowed, kindOf, securityOf } from './eodhdFundamentals.ts'
import { fundamentalsOfSource, listedSymbols, searchMatches, type SearchMatch } from './shapes.ts'
import { exchangeOfVenue, isCovered, keyOfSymbol } from './symbols.ts'

const SECTIONS = 'General,Highlights,Technicals,SplitsDividends,ETF_Data'
const COUNTRIES: Readonly<Record<string, string>> = { USA: 'US', Canada: 'CA' }
const GONE_DAYS = 60
const MOST_ASKED = 500
const DAY_MILLISECONDS = 86_400_000

/** Null if the symbol is unknown. */
export async function factsOf(client: EodhdClient, symbol: string) {
  return unlessUnknown(client(`fundamentals/${encodeURIComponent(symbol)}`, { filter: SECTIONS }, fundamentalsOfSource))
}

export function createEodhdCatalogue(client: EodhdClient, known: ReadonlyMap<string, Security>) {
  const venues = createTtlCache<ReadonlyMap<string, string>>(2, DAY_MILLISECONDS)

  async function found(text: string, more: Record<string, string>, now: Date): Promise<SearchMatch[]> {
    const words = searchWordsOf(text)
    if (words === '') return []
    const answered = await unlessUnknown(client(`search/${encodeURIComponent(words)}`, more, searchMatches))
    return (answered ?? []).filter((match) => isTraded(match, now))
  }

  /** Search results do not name the venue of a US listing. */
  async function venueOf(ticker: string, kind: SecurityKind, now: Date): Promise<string | null> {
    const type = kind === 'etf' ? 'etf' : 'stock'
    const listed = await venues(type, now, async () => {
      const symbols = (await unlessUnknown(client('exchange-symbol-list/US', { type }, listedSymbols))) ?? []
      return new Map(symbols.flatMap(({ Code, Exchange }) => (Code && Exchange ? [[Code, Exchange]] : [])))
    })
    return listed.get(ticker) ?? null
  }

  async function fromLists(symbol: string, now: Date): Promise<Security | null> {
    const separator = symbol.lastIndexOf('.')
    const ticker = symbol.slice(0, separator)
    const suffix = symbol.slice(separator + 1)
    const matches = await found(ticker, { limit: '50', exchange: suffix }, now)
    const match = matches.find(({ Code, Exchange }) => Code === ticker && Exchange === suffix)
    const currency = match?.Currency
    if (!match || match.Name === null || (currency !== 'CAD' && currency !== 'USD')) return null
    const kind = kindOf(match.Type)
    const exchangeCode =
      keyOfSymbol(symbol)?.slice(ticker.length + 1) ?? exchangeOfVenue((await venueOf(ticker, kind, now)) ?? '')
    if (exchangeCode === null) return null
    return {
      key: securityKey(ticker, exchangeCode),
      ticker,
      exchangeCode,
      mic: exchangeCode,
      name: match.Name,
      kind,
      currency,
      country: countryOf(match),
      sector: null,
      industry: null,
      subIndustry: null,
      companyKey: foldText(match.Name).replaceAll(' ', '-'),
      city: null,
    }
  }

  return {
    async search(text: string, atMost: number, now: Date): Promise<CatalogueMatch[]> {
      const matches = await found(text, { limit: String(Math.min(MOST_ASKED, atMost * 3)) }, now)
      return matches.flatMap((match) => catalogueMatch(match, known)).slice(0, atMost)
    },

    async resolve(normalizedTicker: string, now: Date): Promise<Security | null> {
      const symbol = normalizedTicker.toUpperCase()
      const separator = symbol.lastIndexOf('.')
      if (!isCovered(symbol.slice(separator + 1))) return null
      const listed = known.get(symbol)
      if (listed) return listed
      const facts = await unlessRefused(factsOf(client, symbol))
      if (facts === 'refused') return fromLists(symbol, now)
      return facts && securityOf(symbol.slice(0, separator), facts)
    },
  }
}

function searchWordsOf(text: string): string {
  const separator = text.lastIndexOf('.')
  const hasExchange = separator > 0 && isCovered(text.slice(separator + 1).toUpperCase())
  return (hasExchange ? text.slice(0, separator) : text).replaceAll('.', ' ').replace(/\s+/g, ' ').trim()
}

function isTraded({ Type, IsDelisted, previousCloseDate }: SearchMatch, now: Date): boolean {
  const oldest = daysAfter(now.toISOString().slice(0, 10), -GONE_DAYS)
  const isGone = IsDelisted === true || (previousCloseDate !== null && previousCloseDate < oldest)
  return isFollowed(Type) && !isGone
}

function countryOf({ Country }: SearchMatch): string {
  return COUNTRIES[Country ?? ''] ?? Country ?? ''
}

function catalogueMatch(match: SearchMatch, known: ReadonlyMap<string, Security>): CatalogueMatch[] {
  const { Code, Exchange, Name, Currency, previousClose } = match
  const normalizedTicker = `${Code}.${Exchange}`
  const listed = known.get(normalizedTicker)
  if (!isCovered(Exchange) || Name === null || (Currency !== 'CAD' && Currency !== 'USD')) return []
  const key = listed?.key ?? keyOfSymbol(normalizedTicker)
  return [
    {
      ticker: Code,
      normalizedTicker,
      key,
      name: Name,
      exchangeCode: key === null ? Exchange : key.slice(key.lastIndexOf(':') + 1),
      currency: Currency,
      country: listed?.country ?? countryOf(match),
      companyKey: listed?.companyKey ?? null,
      previousClose: previousClose !== null && previousClose > 0 ? decimal(previousClose) : null,
    },
  ]
}
