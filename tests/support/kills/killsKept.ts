import type { WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { Settle } from './killsSettle.ts'
import type { Random } from '../random.ts'

export type Trade = {
  portfolioId: string
  stockId: string
  kind: 'buy' | 'sell'
  date: string
  quantity: number
  price: number
}
export type KeptList = { kind: 'buy' | 'sell'; name: string; description: string }
export type KeptEntry = { listId: string; stockId: string; T200: number; T400: number; T600: number; T800: number }
export type Stock = { stockId: string; symbol: string; exchange: string }

/** All that was acknowledged to a person, and nothing else: lots by their notes, of which no two are the same. */
export type Kept = {
  lists: Map<string, KeptList>
  entries: Map<string, KeptEntry>
  lots: Map<string, Trade>
  cash: Map<string, number>
  preferences: WireUserPreference | null
}

/** So many shares that no change of another lot ever makes a sale impossible. */
export const BASE_SHARES = 1_000_000

/** What the acts of a person work with. */
export type Hand = {
  userId: string
  kept: Kept
  random: Random
  settle: Settle
  /** A text that nothing else has. */
  newNote(): string
  stocks: readonly Stock[]
}
