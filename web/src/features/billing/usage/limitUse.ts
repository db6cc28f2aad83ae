export type LimitUse = 'open' | 'only' | 'reached'

/** A single allowed item in use is not a warning: a new account starts with its one buy list. */
export function limitUseOf(used: number, limit: number): LimitUse {
  if (used < limit) return 'open'
  return used === 1 && limit === 1 ? 'only' : 'reached'
}
