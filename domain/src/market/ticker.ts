const SMALL_BEYOND = 8
const SPLIT_BEYOND = 10
const SPLIT_AFTER = 6
const COUNTRY_SUFFIX = /(?<=.)[.-](?:US|CN)$/

/** `small` asks for a smaller font; two parts stand on two lines. */
type TickerDisplay = { readonly parts: readonly [string] | readonly [string, string]; readonly small: boolean }

/** How a ticker is fitted where there is little room: smaller beyond 8 characters, and split beyond 10. */
export function tickerDisplay(symbol: string): TickerDisplay {
  const small = symbol.length > SMALL_BEYOND
  if (symbol.length <= SPLIT_BEYOND) return { parts: [symbol], small }
  return { parts: [symbol.slice(0, SPLIT_AFTER), symbol.slice(SPLIT_AFTER)], small }
}

/** The symbol as badges show it, without a final .US, .CN, -US or -CN. Bare letters of a ticker are never taken off. */
export function badgeSymbolOf(symbol: string): string {
  return symbol.replace(COUNTRY_SUFFIX, '')
}
