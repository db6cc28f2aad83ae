import type { WireLot } from '@palier/contract/portfolios/portfolioSchemas'
import { lotOfWire } from './modelStatistics.ts'

export type LotContent = { kind: 'buy' | 'sell'; date: string; quantity: number; price: number }

type Known = { stockId: string; contents: Map<number, LotContent>; isRemoved: boolean }

/**
 * What was acknowledged of lots that many write at once, by their notes: what each version of a lot says. A lot begins
 * with version 1, and a change makes the next of the one that it names.
 */
export function modelLots() {
  const known = new Map<string, Known>()
  const breaches: string[] = []

  return {
    added(note: string, stockId: string, content: LotContent): void {
      // Others may have read and changed it before its own answer came.
      const lot = known.get(note) ?? { stockId, contents: new Map(), isRemoved: false }
      known.set(note, { ...lot, stockId, contents: lot.contents.set(1, content) })
    },
    changed(note: string, version: number, content: LotContent): void {
      const lot = known.get(note) ?? { stockId: '', contents: new Map<number, LotContent>(), isRemoved: false }
      if (lot.contents.has(version + 1)) breaches.push(`lot ${note} was changed twice from version ${version}`)
      lot.contents.set(version + 1, content)
      known.set(note, lot)
    },
    removed(note: string): void {
      const lot = known.get(note) ?? { stockId: '', contents: new Map<number, LotContent>(), isRemoved: false }
      if (lot.isRemoved) breaches.push(`lot ${note} was removed twice`)
      known.set(note, { ...lot, isRemoved: true })
    },
    /** Where the lots that are there differ: lost, twice, back again, or not what their newest write says. */
    differencesTo(found: readonly { stockId: string; lot: WireLot }[]): string[] {
      const differences = [...breaches]
      const counts = new Map<string, number>()
      for (const { stockId, lot } of found) {
        counts.set(lot.note, (counts.get(lot.note) ?? 0) + 1)
        const own = known.get(lot.note)
        const content = own?.contents.get(lot.version ?? 0)
        const { kind, tradeDate, quantity, price } = lotOfWire(lot, 0)
        const isSame =
          own?.stockId === stockId &&
          own.contents.size === lot.version &&
          content?.kind === kind &&
          content.date === tradeDate &&
          quantity.eq(content.quantity) &&
          price.eq(content.price)
        if (!isSame) differences.push(`lot ${lot.note} is not what its version ${lot.version} was written as`)
      }
      for (const [note, { isRemoved }] of known) {
        const count = counts.get(note) ?? 0
        if (count !== (isRemoved ? 0 : 1)) differences.push(`lot ${note} is there ${count} times`)
      }
      return differences
    },
  }
}
