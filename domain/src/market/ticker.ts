const SMALL_BEYOND = 8
const SPLIT_BEYOND = 10
const SPLIT_AFTER = 6
const COUNTRY_SUFFIX = /(?<=.)[.-](?:US|CN)$/

/** `small` requests a smaller font; two parts are shown on two lines. */
type TickerDisplay = { readonly parts: readonly [string] | readonly [string, string]; readonly small: boolean }

export function tickerDisplay(symbol: string): TickerDisplay {
  const small = symbol.length > SMALL_BEYOND
  if (symbol.length <= SPLIT_BEYOND) return { parts: [symbol], small }
  return { parts: [symbol.slice(0, SPLIT_AFTER), symbol.slice(SPLIT_AFTER)], small }
}

/** Removes a final .US, .CN, -US or -CN. Never removes bare letters. */
export function badgeSymbolOf(symbol: string): string {
  return symbol.replace(COUNTRY_SUFFIX, '')
}
