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

/** Part of the overview that a field needs. Ranked and stock entries are sent only on request. */
type Part =
  | { part: 'preferences' | 'unreadCount' | 'usage' | 'lists' | 'portfolios' | 'today' | 'splits' }
  | { part: 'ranked'; kinds: readonly WireListType[] }
  | { part: 'stockEntries'; stockId: string }

/** Cheaper by a separate call if no other part is needed. */
const CHEAP_ALONE: ReadonlySet<Part['part']> = new Set(['preferences', 'unreadCount', 'usage'])

const overviewLoader = createOwnLoader(readOverview)

/** Parts requested so far by operation; `input` is null until the call is sent. */
const wishes = createRequestMemo<ReturnType<typeof overviewLoader>, { parts: Part[]; input: Input | null }>()

/** One call per operation. Null if the part needs a call of its own. */
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

/** Requests the entries for a field that is resolved only after the stock. */
export function expectStockEntries(operation: Operation, stockId: string): void {
  // The field that reads them reports the failure.
  loadOverview(operation, { part: 'stockEntries', stockId }).catch(() => {})
}

/** Makes the next field of the operation read the overview again. */
export function forgetOverview(operation: Operation, session: Session): void {
  const loader = overviewLoader(operation)
  wishes.delete(loader)
  loader.clear(session.userId)
}

async function readOverview(operation: Operation): Promise<Overview | null> {
  // Sibling fields state their parts in the same turn; some wait a turn to see what else is read.
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
