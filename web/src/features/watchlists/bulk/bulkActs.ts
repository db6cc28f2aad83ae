import { shiftedThresholds } from '@palier/domain/watchlists/thresholdInput'
import type { Problem } from '../../../kit/alert/refusal.ts'
import type { EntryContent } from '../model/entryContent.ts'
import { inTurns } from './inTurns.ts'
import type { EntryPlace, EntryWrites, WriteOutcome } from './useEntryWrites.ts'

/** Concurrent writes: low enough that a bulk action does not delay the requests of other users. */
const WIDTH = 4

export interface BulkRow {
  readonly place: EntryPlace
  readonly symbol: string
  readonly content: EntryContent
}

/** `listId` is a global id. */
export type BulkAct =
  | { readonly kind: 'shift'; readonly percent: number }
  | { readonly kind: 'copy' | 'move'; readonly listId: string }
  | { readonly kind: 'remove' }

/** Undo steps of the written rows, symbols of the unchanged rows, and the first refusal. */
export interface BulkOutcome {
  readonly undo: readonly Undo[]
  readonly kept: readonly string[]
  readonly problem: Problem | null
}

type Undo = { readonly symbol: string; readonly run: (writes: EntryWrites) => Promise<WriteOutcome> }

type Written = { readonly outcome: WriteOutcome; readonly undo: Undo['run'] | null }

/** A failed row does not stop the others. `room`: number of entries that the plan still allows. */
export async function applyToAll(
  writes: EntryWrites,
  rows: readonly BulkRow[],
  act: BulkAct,
  room: number,
): Promise<BulkOutcome> {
  const isTight = room < WIDTH
  const written = await inTurns(rows, WIDTH, (row) => actOnOne(writes, row, act, isTight))
  return outcomeOf(rows, written)
}

export async function undoAll(writes: EntryWrites, undo: readonly Undo[]): Promise<BulkOutcome> {
  const outcomes = await inTurns(undo, WIDTH, ({ run }) => run(writes))
  return outcomeOf(
    undo,
    outcomes.map((outcome) => ({ outcome, undo: null })),
  )
}

async function actOnOne(writes: EntryWrites, row: BulkRow, act: BulkAct, isTight: boolean): Promise<Written> {
  const { place, content } = row
  const { listId, stockId } = place
  if (act.kind === 'shift') {
    const outcome = await writes.update(place, {
      ...content,
      thresholds: shiftedThresholds(content.thresholds, act.percent),
    })
    return written(
      outcome,
      (now) =>
        ({ update }) =>
          update(now, content),
    )
  }
  if (act.kind === 'remove') {
    const outcome = await writes.remove(place)
    return written(
      outcome,
      () =>
        ({ add }) =>
          add({ listId, stockId }, content),
    )
  }
  if (act.kind === 'move' && isTight) return moveOutFirst(writes, row, act.listId)
  // Adds before removing: the stock is always in at least one of the lists.
  const added = await writes.add({ listId: act.listId, stockId }, content)
  if (added.kind !== 'done' || act.kind === 'copy')
    return written(
      added,
      (now) =>
        ({ remove }) =>
          remove(now),
    )
  const removed = await writes.remove(place)
  if (removed.kind === 'done') {
    return written(removed, () => async ({ add, remove }) => {
      const back = await add({ listId, stockId }, content)
      return back.kind === 'done' ? remove(added.place) : back
    })
  }
  // Not removed from the old list: delete the copy and keep the original.
  await writes.remove(added.place)
  return { outcome: removed, undo: null }
}

/** Removes first, because the plan has no room for both. Restores the entry if the addition fails. */
async function moveOutFirst(
  { add, remove }: EntryWrites,
  { place, content }: BulkRow,
  target: string,
): Promise<Written> {
  const { listId, stockId } = place
  const removed = await remove(place)
  if (removed.kind !== 'done') return { outcome: removed, undo: null }
  const added = await add({ listId: target, stockId }, content)
  if (added.kind !== 'done') await add({ listId, stockId }, content)
  return written(added, (now) => async (writes) => {
    const gone = await writes.remove(now)
    return gone.kind === 'done' ? writes.add({ listId, stockId }, content) : gone
  })
}

function written(outcome: WriteOutcome, undo: (now: EntryPlace) => Undo['run']): Written {
  return { outcome, undo: outcome.kind === 'done' ? undo(outcome.place) : null }
}

function outcomeOf(rows: readonly { readonly symbol: string }[], all: readonly Written[]): BulkOutcome {
  const symbolAt = (place: number) => rows[place]?.symbol ?? ''
  return {
    undo: all.flatMap(({ undo }, place) => (undo ? [{ symbol: symbolAt(place), run: undo }] : [])),
    kept: all.flatMap(({ outcome }, place) => (outcome.kind === 'kept' ? [symbolAt(place)] : [])),
    problem: all.flatMap(({ outcome }) => (outcome.kind === 'refused' ? [outcome.problem] : []))[0] ?? null,
  }
}
