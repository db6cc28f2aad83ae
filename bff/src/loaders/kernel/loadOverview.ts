import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Answer } from '@palier/contract/client'
import type { InputOf } from '@palier/contract/kernel/call'
import { getOverview } from '@palier/contract/shell/overviewCalls'
import type { WireListType } from '@palier/contract/watchlists/watchListSchemas'
import { TOP_LIST } from '@palier/domain/watchlists/ranking'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'
import { createOwnLoader } from './createLoader.ts'

type Overview = Answer<typeof getOverview>
type Input = InputOf<typeof getOverview>

/** What a field needs of the overview. Ranked entries and those of a stock come only where they are asked for. */
type Part =
  | { part: 'preferences' | 'unreadCount' | 'usage' | 'lists' | 'portfolios' | 'today' | 'splits' }
  | { part: 'ranked'; kinds: readonly WireListType[] }
  | { part: 'stockEntries'; stockId: string }

/** One of these alone is cheaper by its own call. */
const CHEAP_ALONE: ReadonlySet<Part['part']> = new Set(['preferences', 'unreadCount', 'usage'])

const overviewLoader = createOwnLoader(readOverview)

/** What the fields of an operation have asked for so far; `input` is what was sent, null before. */
const wishes = createRequestMemo<ReturnType<typeof overviewLoader>, { parts: Part[]; input: Input | null }>()

/**
 * The overview of the signed-in person, by one call for all fields of the operation. Null where the part is to be read by
 * its own call: the API has no overview, only this part is needed, or the overview was sent for without it.
 */
export async function loadOverview(operation: Operation, wanted: Part): Promise<Overview | null> {
  const { session } = operation
  if (!session || operation.services.capabilities.lacks(getOverview)) return null
  const loader = overviewLoader(operation)
  const wish = wishes.getOrCreate(loader, () => ({ parts: [], input: null }))
  if (!wish.input) wish.parts.push(wanted)
  const reading = loader.load(session.userId)
  operation.expectCall(reading)
  const overview = await reading
  return wish.input && holds(wish.input, wanted) ? overview : null
}

/** Has the overview bring the entries of this stock, for a field that is resolved only when the stock is there. */
export function expectStockEntries(operation: Operation, stockId: string): void {
  // Whoever reads them is told of a failure.
  loadOverview(operation, { part: 'stockEntries', stockId }).catch(() => {})
}

/** Has the next field of the operation read the overview again, of which a write has changed something. */
export function forgetOverview(operation: Operation, session: Session): void {
  const loader = overviewLoader(operation)
  wishes.delete(loader)
  loader.clear(session.userId)
}

async function readOverview(operation: Operation): Promise<Overview | null> {
  // Sibling fields tell in the same turn what they need; some wait a turn themselves to see what is read anyway.
  await nextTurn()
  await nextTurn()
  const wish = wishes.get(overviewLoader(operation))
  if (!wish) return null
  wish.input = inputOf(wish.parts)
  const parts = new Set(wish.parts.map(({ part }) => part))
  if (parts.size === 1 && [...parts].every((part) => CHEAP_ALONE.has(part))) return null
  try {
    return await operation.client.sendWhole(getOverview, wish.input)
  } catch (error) {
    if (operation.services.capabilities.observe(getOverview, error)) return null
    throw error
  }
}

function inputOf(parts: readonly Part[]): Input {
  const kinds = parts.flatMap((one) => (one.part === 'ranked' ? one.kinds : []))
  const [stockId] = parts.flatMap((one) => (one.part === 'stockEntries' ? [one.stockId] : []))
  return {
    ...(kinds.length > 0 && { top: { first: TOP_LIST.size, kinds: [...new Set(kinds)] } }),
    ...(parts.some(({ part }) => part === 'today') && { withToday: true }),
    ...(parts.some(({ part }) => part === 'splits') && { withSplits: true }),
    ...(stockId !== undefined && { stockId }),
  }
}

function holds({ top, stockId, withToday = false, withSplits = false }: Input, wanted: Part): boolean {
  if (wanted.part === 'today') return withToday
  if (wanted.part === 'splits') return withSplits
  if (wanted.part === 'ranked') return wanted.kinds.every((kind) => top?.kinds.includes(kind))
  return wanted.part !== 'stockEntries' || wanted.stockId === stockId
}
