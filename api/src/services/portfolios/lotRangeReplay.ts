import { setImmediate as nextTurn } from 'node:timers/promises'
import { replayPosition, type DayCount, type UnitLot, type UnitSums } from '@palier/domain/portfolios/positionReplay'
import type { Oversell } from '@palier/domain/portfolios/position'
import type { CountedBefore } from '../../database/queries/portfolios/lotRangeQueries.ts'

type LotRangeReplay = { kind: 'counted'; days: DayCount[] } | { kind: 'refused'; oversell: Oversell }

// A batch takes a few milliseconds. The event loop runs between batches.
const LOTS_A_BATCH = 5_000

/** Replays sorted lots in batches of whole days. */
export async function replayYielding(lots: readonly UnitLot[], before: UnitSums): Promise<LotRangeReplay> {
  const days: DayCount[] = []
  for (let from = 0; from < lots.length;) {
    const through = endOfDay(lots, from + LOTS_A_BATCH)
    const count = replayPosition(lots.slice(from, through), days.at(-1)?.sums ?? before)
    if (count.kind === 'refused') return count
    for (const day of count.days) days.push(day)
    from = through
    if (from < lots.length) await nextTurn()
  }
  return { kind: 'counted', days }
}

/** Returns the exclusive end of a batch: `most` lots, extended to the end of the last lot's day. */
function endOfDay(lots: readonly UnitLot[], most: number): number {
  const date = lots[most - 1]?.tradeDate
  let end = Math.min(most, lots.length)
  while (end < lots.length && lots[end]?.tradeDate === date) end += 1
  return end
}

/** Replays stored lots, which cannot be oversold. */
export async function daysOf({ before, lots }: { before: Pick<CountedBefore, 'sums'>; lots: readonly UnitLot[] }) {
  const count = await replayYielding(lots, before.sums)
  if (count.kind === 'refused') throw new Error('Stored lots sell more shares than they hold')
  return count.days
}
