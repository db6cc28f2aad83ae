export type LimitUse = 'open' | 'only' | 'reached'

/** A single item that a plan includes is no warning: a new account begins with its one buy list. */
export function limitUseOf(used: number, limit: number): LimitUse {
  if (used < limit) return 'open'
  return used === 1 && limit === 1 ? 'only' : 'reached'
}
