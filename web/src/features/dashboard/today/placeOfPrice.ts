import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

/** Returns the crossed threshold furthest along: the last one of a buy list, the outermost one of a sell list. */
function lastCrossed({ kind, states }: Pick<WatchedEntry, 'kind' | 'states'>) {
  const crossed = states.filter(({ state }) => state === 'crossed')
  // A sell price is either above or below its range. Below it, the low limit is first.
  const isBelow = kind === 'sell' && crossed.some(({ key }) => key === 't200' || key === 't400')
  return isBelow ? crossed[0] : crossed.at(-1)
}

/** Returns the furthest crossed threshold, or the next one if none is crossed. `distance` is in percent. */
export function placeOfPrice(entry: Pick<WatchedEntry, 'kind' | 'states' | 'lastPrice'>) {
  const crossed = lastCrossed(entry)
  const state = crossed ?? entry.states.find((one) => one.state === 'next')
  if (!state?.price || !entry.lastPrice) return null
  const { key, price } = state
  const distance = entry.lastPrice.minus(price).div(price).times(100)
  return { key, price, distance, isCrossed: crossed !== undefined }
}
