import { DEFAULT_SCORE_BASIS, type ScoreBasis } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'

export type WatchListKind = 'BUY' | 'SELL' | 'OTHERS'
export type ScoreBasisName = 'FIFTY_TWO_WEEKS' | 'THRESHOLDS' | 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS'

const KINDS = { BUY: 'buy', SELL: 'sell', OTHERS: 'others' } as const satisfies Record<WatchListKind, ListKind>

const BASES = {
  FIFTY_TWO_WEEKS: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } },
  THRESHOLDS: { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } },
  THRESHOLDS_THEN_FIFTY_TWO_WEEKS: DEFAULT_SCORE_BASIS,
} as const satisfies Record<ScoreBasisName, ScoreBasis>

export function listKindOf(kind: WatchListKind): ListKind {
  return KINDS[kind]
}

/** Returns the same object for the same name. */
export function scoreBasisOf(basis: ScoreBasisName | null | undefined): ScoreBasis {
  return basis == null ? DEFAULT_SCORE_BASIS : BASES[basis]
}

export function basisNameOf({ fallbackStrategyName, distribution }: ScoreBasis): ScoreBasisName {
  if (distribution.thresholds === 0) return 'FIFTY_TWO_WEEKS'
  return fallbackStrategyName === 'none' ? 'THRESHOLDS' : 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS'
}
