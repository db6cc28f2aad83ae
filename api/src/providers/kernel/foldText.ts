import { listingTextOf } from '@palier/domain/market/listingText'

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Normalizes a ticker: `BBD-B`, `bbd.b` and `bbdb` are the same. */
export function foldTicker(ticker: string): string {
  return foldText(ticker).replaceAll(' ', '')
}

/**
 * Rank of a match from 0, the best; null if there is none. Ranks by exact ticker, ticker prefix,
 * name prefix, prefix of a word in the name, substring, and all words in any order.
 */
export function matchRank(
  search: string,
  listing: { ticker: string; name: string; exchangeCode?: string | undefined },
): number | null {
  const text = foldText(search)
  const compact = foldTicker(search)
  if (compact === '') return null
  const ticker = foldTicker(listing.ticker)
  const name = foldText(listing.name)

  if (ticker === compact || isNamed(search, ticker, listing.exchangeCode)) return 0
  if (ticker.startsWith(compact)) return 1
  if (name.startsWith(text)) return 2
  if (name.includes(` ${text}`)) return 3
  if (ticker.includes(compact) || name.includes(text)) return 4
  return text.split(' ').every((word) => name.includes(word)) ? 5 : null
}

function isNamed(search: string, foldedTicker: string, exchangeCode: string | undefined): boolean {
  const named = exchangeCode === undefined ? null : listingTextOf(search)
  return named !== null && foldTicker(named.ticker) === foldedTicker && named.exchangeCodes.includes(exchangeCode ?? '')
}
