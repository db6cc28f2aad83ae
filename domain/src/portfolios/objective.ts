import { ZERO, type Decimal } from '../kernel/decimal.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

export const OBJECTIVE_KINDS = [
  'totalTargetedValue',
  'totalInvestmentTargetedAmount',
  'totalTargetedShareCount',
  'percentageOfTotalInvestmentValue',
] as const
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number]

/** Money is in the stock's currency; percentages are 12.5 for 12.5 %. */
type Objective = { readonly kind: ObjectiveKind; readonly target: Decimal }

type ObjectiveMeasures = {
  readonly marketValue: Decimal | null
  readonly remainingCost: Decimal
  readonly shareCount: Decimal
  readonly percentageOfAllInvestment: Decimal | null
}

export const NOTHING_HELD: ObjectiveMeasures = {
  marketValue: ZERO,
  remainingCost: ZERO,
  shareCount: ZERO,
  percentageOfAllInvestment: ZERO,
}

export type ObjectiveProgression = Objective & {
  readonly value: Decimal | null
  /** 100 at the target, more beyond it. */
  readonly percentageOfProgression: Decimal | null
  readonly actualPercentage: Decimal | null
  readonly actualShareCount: Decimal
}

export function objectiveProgressionOf(objective: Objective, measures: ObjectiveMeasures): ObjectiveProgression {
  const value = valueOf(objective.kind, measures)
  return {
    ...objective,
    value,
    percentageOfProgression: value && percentageOf(value, objective.target),
    actualPercentage: measures.percentageOfAllInvestment,
    actualShareCount: measures.shareCount,
  }
}

function valueOf(kind: ObjectiveKind, measures: ObjectiveMeasures): Decimal | null {
  switch (kind) {
    case 'totalTargetedValue':
      return measures.marketValue
    case 'totalInvestmentTargetedAmount':
      return measures.remainingCost
    case 'totalTargetedShareCount':
      return measures.shareCount
    case 'percentageOfTotalInvestmentValue':
      return measures.percentageOfAllInvestment
  }
}

/**
 * Percentage of all investments after the stock's price changes from `from` to `to`; the total
 * changes with it. Null if `from` is not above 0.
 */
export function shareAtPrice(percentage: Decimal, { from, to }: { from: Decimal; to: Decimal }): Decimal | null {
  if (from.lte(ZERO)) return null
  const moved = percentage.times(to)
  return percentageOf(moved, from.times(100).plus(moved).minus(percentage.times(from)))
}

type Progressed = { readonly symbol: string; readonly percentageOfProgression: Decimal | null }

/** Sorts by progress, highest first and unknown last, then by symbol for a stable order. */
export function compareByProgress(one: Progressed, other: Progressed): number {
  const first = one.percentageOfProgression
  const second = other.percentageOfProgression
  if (first === null || second === null) {
    if (first !== second) return first === null ? 1 : -1
  } else if (!first.eq(second)) {
    return second.cmp(first)
  }
  return compareTexts(one.symbol, other.symbol)
}

type ObjectiveFault = 'required' | 'notPositive' | 'tooLarge' | 'tooPrecise' | 'notWhole' | 'aboveHundred'

const LARGEST_TARGET = 99_999_999_999_999
const TARGET_PLACES = 6

export function objectiveFaultOf(kind: ObjectiveKind, target: Decimal | null): ObjectiveFault | null {
  if (target === null) return 'required'
  if (target.lte(ZERO)) return 'notPositive'
  if (target.gt(LARGEST_TARGET)) return 'tooLarge'
  if (kind === 'percentageOfTotalInvestmentValue' && target.gt(100)) return 'aboveHundred'
  if (kind === 'totalTargetedShareCount' && !target.round(0).eq(target)) return 'notWhole'
  return target.round(TARGET_PLACES).eq(target) ? null : 'tooPrecise'
}
