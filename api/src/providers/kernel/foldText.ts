import { listingTextOf } from '@palier/domain/market/listingText'

/** The same text without accents, case and punctuation: words of plain letters and digits, a space between. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A ticker as people type it: `BBD-B`, `bbd.b` and `bbdb` are one. */
export function foldTicker(ticker: string): string {
  return foldText(ticker).replaceAll(' ', '')
}

/**
 * How well a listing answers a search, 0 the best, null not at all: its ticker, the beginning of its ticker, of its
 * name, of a word of its name, then anything inside or all its words in any order.
 */
export function matchRank(
  search: string,
  listing: { ticker: string; name: string; exchangeCode?: string | undefined },
): number | null {
  const [text, compact] = [foldText(search), foldTicker(search)]
  if (compact === '') return null
  const [ticker, name] = [foldTicker(listing.ticker), foldText(listing.name)]

  if (ticker === compact || isNamed(search, ticker, listing.exchangeCode)) return 0
  if (ticker.startsWith(compact)) return 1
  if (name.startsWith(text)) return 2
  if (name.includes(` ${text}`)) return 3
  if (ticker.includes(compact) || name.includes(text)) return 4
  return text.split(' ').every((word) => name.includes(word)) ? 5 : null
}

/** Whether the search says where it is listed, such as `RY.TO`. */
function isNamed(search: string, foldedTicker: string, exchangeCode: string | undefined): boolean {
  const named = exchangeCode === undefined ? null : listingTextOf(search)
  return named !== null && foldTicker(named.ticker) === foldedTicker && named.exchangeCodes.includes(exchangeCode ?? '')
}
