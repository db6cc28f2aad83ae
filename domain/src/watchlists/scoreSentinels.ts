export const SCORE_SENTINELS = { notComputed: -9999, unknown: -1, maximum: 2000 } as const
