import { isDeepStrictEqual } from 'node:util'
import { getBuyLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import { usageEnvelope } from '@palier/contract/billing/planSchemas'
import type { WireUserDataPackage } from '@palier/contract/portfolios/portfolioSchemas'
import { lotOfWire, statisticsOfModel } from '../model/modelStatistics.ts'
import type { KeptEntry, KeptList, Trade } from './killsKept.ts'
import type { Writer } from './killsWriter.ts'

export type Verdict = { breaches: string[]; figures: number; replayed: number; kept: number }

/** Compares all that a writer has on the wire with what was acknowledged, and asks again for the newest answers. */
export async function verdictOn({ person, kept, recent, learn }: Writer): Promise<Verdict> {
  const breaches: string[] = []
  const compare = (name: string, wire: unknown, acknowledged: unknown) => {
    if (isDeepStrictEqual(wire, acknowledged)) return
    breaches.push(`${name}: ${JSON.stringify(wire)} is there, ${JSON.stringify(acknowledged)} was acknowledged`)
  }

  const whole = await person.send(catalogue.getUserDataPackage, { lots: 'all', transactionsFirst: 500 })
  const trades = tradesOf(whole)
  const notes = new Set([...trades.map(({ note }) => note), ...kept.lots.keys()])
  for (const note of notes) {
    const found = trades.filter((trade) => trade.note === note).map(({ trade }) => trade)
    const expected = kept.lots.get(note)
    compare(`lot ${note}`, found, expected ? [expected] : [])
  }
  learn(trades.map(({ note, lotId }) => [note, lotId]))
  compare('cash', cashOf(whole), Object.fromEntries(kept.cash))
  const { differences, figures } = statisticsOfModel(whole)
  breaches.push(...differences)

  const [lists, entries] = [new Map<string, KeptList>(), new Map<string, KeptEntry>()]
  const counts = { lists: 0, entries: 0 }
  for (const [call, kind] of [
    [getBuyLists, 'buy'],
    [getSellLists, 'sell'],
  ] as const) {
    const { userId } = person
    const answered = await person.post({ call, input: { userId } })
    const found = call.output.parse(answered.body.data).lists
    for (const { id, name, description, entries: own } of found) {
      lists.set(id, { kind, name, description })
      for (const { id: entryId, listId, stockId, t200, t400, t600, t800 } of own) {
        entries.set(entryId, { listId, stockId, T200: t200, T400: t400, T600: t600, T800: t800 })
      }
    }
    counts.lists += found.length
    counts.entries += found.reduce((sum, { entries }) => sum + entries.length, 0)
    if (kind === 'buy') continue
    const { usage } = usageEnvelope.parse(answered.body.additionalData).subscriptionInfo
    compare('usage of lists', usage.combinedListCount, counts.lists)
    compare('usage of entries', usage.combinedListCombinedEntriesCount, counts.entries)
    compare('usage of portfolios', usage.portfolioCount, whole.portfolios.length)
    const stockCount = whole.portfolios.reduce((sum, { stocks }) => sum + stocks.length, 0)
    compare('usage of portfolio stocks', usage.portfolioCombineEntrieCount, stockCount)
  }
  compareMaps('list', lists, kept.lists, compare)
  compareMaps('entry', entries, kept.entries, compare)

  if (kept.preferences) {
    const { version: _version, crossingDigest: _digest, ...found } = await person.send(catalogue.getPreferences, {})
    compare('preferences', found, kept.preferences)
  }
  for (const { sent, key, answered } of recent) {
    const again = await person.post(sent, key)
    compare(`${sent.call.path} again`, [again.status, again.body], [answered.status, answered.body])
  }
  const rows = kept.lots.size + kept.lists.size + kept.entries.size + kept.cash.size
  return { breaches, figures, replayed: recent.length, kept: rows }
}

function tradesOf({ portfolios }: WireUserDataPackage): { note: string; lotId: string; trade: Trade }[] {
  return portfolios.flatMap(({ id: portfolioId, stocks }) =>
    stocks.flatMap(({ stockId, lots }) =>
      lots.map((lot) => {
        const { kind, tradeDate: date, quantity, price } = lotOfWire(lot, 0)
        const amounts = { quantity: quantity.toNumber(), price: price.toNumber() }
        return { note: lot.note, lotId: lot.lotId, trade: { portfolioId, stockId, kind, date, ...amounts } }
      }),
    ),
  )
}

function cashOf({ portfolios }: WireUserDataPackage): Record<string, number> {
  return Object.fromEntries(portfolios.map(({ id, amountOfMoney }) => [id, amountOfMoney]))
}

function compareMaps<Value>(
  what: string,
  found: ReadonlyMap<string, Value>,
  acknowledged: ReadonlyMap<string, Value>,
  compare: (name: string, wire: unknown, acknowledged: unknown) => void,
): void {
  for (const id of new Set([...found.keys(), ...acknowledged.keys()])) {
    compare(`${what} ${id}`, found.get(id) ?? null, acknowledged.get(id) ?? null)
  }
}
