import { beforeEach, describe, expect, test } from 'vitest'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { NO_CONTENT, type EntryContent } from '../model/entryContent.ts'
import { applyToAll, undoAll, type BulkRow } from './bulkActs.ts'
import type { EntryPlace, EntryWrites } from './useEntryWrites.ts'

const targeting = (target: Decimal | null): EntryContent => ({
  ...NO_CONTENT,
  thresholds: { ...NO_CONTENT.thresholds, t600: target },
})

/** Lists as a server would keep them: a stock once a list, each change a new version. */
class Lists {
  readonly entries = new Map<string, EntryPlace & { readonly content: EntryContent }>()
  room = Infinity
  #last = 0

  readonly writes: EntryWrites = {
    add: async ({ listId, stockId }, content) => {
      const isThere = [...this.entries.values()].some((one) => one.listId === listId && one.stockId === stockId)
      if (isThere) return { kind: 'kept' }
      if (this.entries.size >= this.room)
        return { kind: 'refused', problem: { codes: ['LimitReached'], isUnanswered: false } as never }
      this.#last += 1
      const place = { entryId: `e${this.#last}`, listId, stockId, version: 1 }
      this.entries.set(place.entryId, { ...place, content })
      return { kind: 'done', place }
    },
    remove: async (place) => {
      if (this.entries.get(place.entryId)?.version !== place.version) return { kind: 'kept' }
      this.entries.delete(place.entryId)
      return { kind: 'done', place }
    },
    update: async (place, content) => {
      if (this.entries.get(place.entryId)?.version !== place.version) return { kind: 'kept' }
      const now = { ...place, version: place.version + 1 }
      this.entries.set(place.entryId, { ...now, content })
      return { kind: 'done', place: now }
    },
  }

  async row(symbol: string, target: string): Promise<BulkRow> {
    const content = targeting(decimalOrNull(target))
    const added = await this.writes.add({ listId: 'a', stockId: symbol }, content)
    if (added.kind !== 'done') throw new Error('not added')
    return { place: added.place, symbol, content }
  }
  /** Such as "a RY 80". */
  get drawn(): readonly string[] {
    return [...this.entries.values()]
      .map(({ listId, stockId, content }) => `${listId} ${stockId} ${content.thresholds.t600?.toString() ?? '-'}`)
      .sort()
  }
}

describe('what is done with several rows of a list', () => {
  let lists: Lists
  let rows: readonly BulkRow[]
  beforeEach(async () => {
    lists = new Lists()
    rows = [await lists.row('RY', '80'), await lists.row('ENB', '50'), await lists.row('BCE', '30')]
  })
  const changeElsewhere = (row: BulkRow) => lists.writes.update(row.place, targeting(decimal(1)))

  test.each([
    [{ kind: 'shift', percent: 10 }, ['a BCE 33', 'a ENB 55', 'a RY 88']],
    [{ kind: 'copy', listId: 'b' }, ['a BCE 30', 'a ENB 50', 'a RY 80', 'b BCE 30', 'b ENB 50', 'b RY 80']],
    [{ kind: 'move', listId: 'b' }, ['b BCE 30', 'b ENB 50', 'b RY 80']],
    [{ kind: 'remove' }, []],
  ] as const)('%o is done with all of them, and one undo takes all of it back [LIST-03]', async (act, after) => {
    const before = lists.drawn
    const { undo, kept, problem } = await applyToAll(lists.writes, rows, act, 100)
    expect([lists.drawn, kept, problem]).toEqual([after, [], null])
    const undone = await undoAll(lists.writes, undo)
    expect([lists.drawn, undone.kept, undone.problem]).toEqual([before, [], null])
  })

  test.each([
    [{ kind: 'shift', percent: 10 }, ['a BCE 33', 'a ENB 1', 'a RY 88']],
    [{ kind: 'move', listId: 'b' }, ['a ENB 1', 'b BCE 30', 'b RY 80']],
    [{ kind: 'remove' }, ['a ENB 1']],
  ] as const)('%o leaves what was changed elsewhere as it is, and names it [LIST-03]', async (act, after) => {
    const [, changed] = rows
    if (changed) await changeElsewhere(changed)
    const { undo, kept } = await applyToAll(lists.writes, rows, act, 100)
    expect([lists.drawn, kept, undo.map(({ symbol }) => symbol)]).toEqual([after, ['ENB'], ['RY', 'BCE']])
  })

  test('a stock that is there already stays in both lists [LIST-33]', async () => {
    await lists.writes.add({ listId: 'b', stockId: 'RY' }, NO_CONTENT)
    const { kept } = await applyToAll(lists.writes, rows, { kind: 'move', listId: 'b' }, 100)
    expect([kept, lists.drawn]).toEqual([['RY'], ['a RY 80', 'b BCE 30', 'b ENB 50', 'b RY -']])
  })

  test('a refusal is told once and stops no other row; nothing is lost [LIST-32]', async () => {
    lists.room = 4
    const { undo, problem } = await applyToAll(lists.writes, rows, { kind: 'copy', listId: 'b' }, 1)
    expect([undo.length, problem?.codes]).toEqual([1, ['LimitReached']])
    expect(lists.drawn).toHaveLength(4)
  })

  test('in a full plan stocks are moved and moved back, and what is there already goes back [LIST-32]', async () => {
    await lists.writes.add({ listId: 'b', stockId: 'ENB' }, NO_CONTENT)
    const before = lists.drawn
    lists.room = lists.entries.size
    const { undo, kept, problem } = await applyToAll(lists.writes, rows, { kind: 'move', listId: 'b' }, 0)
    expect([lists.drawn, kept, problem]).toEqual([['a ENB 50', 'b BCE 30', 'b ENB -', 'b RY 80'], ['ENB'], null])
    await undoAll(lists.writes, undo)
    expect(lists.drawn).toEqual(before)
  })
})
