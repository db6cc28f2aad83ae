export const POLLING = { timeoutMilliseconds: 15_000, intervalMilliseconds: 750 } as const
export const FRESHNESS = { intervalsMinutes: 60, othersMinutes: 5 } as const
