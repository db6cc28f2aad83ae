import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

/** Of several crossed prices the one farthest along: the last of a purchase, the outermost of a sale. */
function lastCrossed({ kind, states }: Pick<WatchedEntry, 'kind' | 'states'>) {
  const crossed = states.filter(({ state }) => state === 'crossed')
  // A sale is either above or below: of what is below, the low limit comes first.
  const isBelow = kind === 'sell' && crossed.some(({ key }) => key === 't200' || key === 't400')
  return isBelow ? crossed[0] : crossed.at(-1)
}

/** The price of the person that an entry stands at: the farthest that is crossed, else the next; its key and how far away. */
export function placeOfPrice(entry: Pick<WatchedEntry, 'kind' | 'states' | 'lastPrice'>) {
  const crossed = lastCrossed(entry)
  const state = crossed ?? entry.states.find((one) => one.state === 'next')
  if (!state?.price || !entry.lastPrice) return null
  const { key, price } = state
  const distance = entry.lastPrice.minus(price).div(price).times(100)
  return { key, price, distance, isCrossed: crossed !== undefined }
}
