import { expect } from 'vitest'
import { follow, idsOf, signedIn, TICKS } from './follow.ts'
import type { TestPair } from './startPair.ts'
import type { Upstream } from './upstream.ts'
import { sampleStock } from './wireSamples.ts'

let moves = 0

/** The stocks have another price from now on; answers it. */
export function move(upstream: Upstream, ...stockIds: string[]): string {
  moves += 1
  const at = new Date(Date.parse('2026-11-20T15:00:00.000Z') + moves * 1000).toISOString()
  for (const stockId of stockIds) upstream.data.stocks.set(stockId, sampleStock(stockId, 100 + moves, at))
  return String(100 + moves)
}

/** Follows the stocks at one of the two; `until` resolves when this price has come. */
export async function following({ url }: { url: string }, ...stockIds: string[]) {
  const ticks = follow(await signedIn(url), TICKS, { ids: idsOf(...stockIds) })
  return {
    end: () => ticks.events.return?.(),
    async until(price: string): Promise<void> {
      while (!(await ticks.next()).pricesChanged.stocks.some(({ lastPrice }) => lastPrice === price));
    },
  }
}

/** Which stocks were asked for until they have been asked for so many times, and how long that took. */
export async function askedStocks({ upstream }: TestPair, times: number) {
  const seen: string[][] = []
  const began = performance.now()
  const look = () => {
    for (const { path, body } of upstream.take()) {
      if (path === 'getStocks') seen.push((body as { stockIds: string[] }).stockIds)
    }
    return seen.length
  }
  await expect.poll(look, { timeout: 10_000, interval: 10 }).toBeGreaterThanOrEqual(times)
  return { seen, milliseconds: performance.now() - began }
}
