import type { WireStock } from '@palier/contract/market/stockSchemas'
import type { WireLoginAnswer, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'

export const EXPORTED_AT = '2026-11-21T10:00:00Z'
export const PRICE_AT = '2026-11-20T15:00:00.000Z'

export function sampleStock(stockId: string, price = 10.5, at = PRICE_AT): WireStock {
  return {
    stockId,
    symbol: stockId.toUpperCase(),
    companyName: `Company ${stockId}`,
    lastPrice: price,
    lastPriceDateTime: at,
    isPriceIntraDay: true,
    currency: 'CAD',
    exchange: 'XTSE',
    tags: [{ name: 'sector', value: 'Énergie' }],
    change: 0.1,
    changePercent: 0.96,
  }
}

export function sampleEntry(listId: string, stockId: string, price = 10.5): WireWatchListEntry {
  return {
    id: `${listId}-${stockId}`,
    listId,
    stockId,
    symbol: stockId.toUpperCase(),
    companyName: `Company ${stockId}`,
    score: 500,
    absoluteScore: 500,
    highScore: 500,
    t200: 12,
    t400: 0,
    t600: 9,
    t800: 8,
    isPriceIntraDay: true,
    marketRegularPrice: { dateTime: PRICE_AT, value: price },
    change: { value: 0.1 },
    changePercent: { value: 0.96 },
    currency: 'CAD',
    plateformCustomExchange: 'XTSE',
    tags: [{ name: 'sector', value: 'Énergie' }],
  }
}

export function sampleList(type: WireListType, count: number): WireWatchList {
  const id = `list-${type}`
  const entries = Array.from({ length: count }, (_, index) => sampleEntry(id, `s${index}`, 10 + index / 100))
  return { id, name: `My ${type} list`, description: '', type, currency: 'CAD', entries }
}

export const samplePreferences: WireUserPreference = {
  preferredLanguage: 'fr',
  preferredCurrency: 'CAD',
  scoreCalculation: {
    buyList: { fallbackStrategyName: 'fiftyTwoWeeks', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
  },
  version: 3,
}

export type TokenFacts = { userId?: string; sessionId?: string; role?: unknown; expiresAt?: Date }

/** A token in the shape of the api's; nobody here checks its signature. */
export function sampleToken({
  userId = 'user-1',
  sessionId = 'session-1',
  role = { demonstration: { active: true } },
  expiresAt = new Date(Date.now() + 3_600_000),
}: TokenFacts = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(expiresAt.getTime() / 1000)
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, role, exp })}.c2lnbmF0dXJl`
}

export function sampleLogin(facts: TokenFacts = {}, lastAcceptedTermsVersion = 221_201): WireLoginAnswer {
  const { userId = 'user-1', expiresAt = new Date(Date.now() + 3_600_000) } = facts
  return {
    user: { userId, email: 'guest@palier.test', firstName: 'Camille', lastName: 'Roy', imageUrl: null },
    tokenInfo: { rawToken: sampleToken({ ...facts, expiresAt }), expiration: expiresAt.toISOString() },
    lastAcceptedTermsVersion,
  }
}
