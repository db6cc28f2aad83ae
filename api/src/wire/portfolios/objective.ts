import type { WireObjectiveProgression, WireStockObjective } from '@palier/contract/portfolios/portfolioSchemas'
import { decimal, ZERO } from '@palier/domain/kernel/decimal'
import type { ObjectiveRow } from '../../database/queries/portfolios/objectiveQueries.ts'
import type { Progress } from '../../services/portfolios/objectives.ts'
import { moneyToWire } from '../kernel/money.ts'

const DETAILS_VERSION = 1

export function objectiveToWire({ stockId, kind, value, version }: ObjectiveRow): WireStockObjective {
  const target = moneyToWire(decimal(value))
  return {
    stockId,
    primaryObjective: kind,
    primaryObjectiveValue: target,
    stockObjectiveDetails: {
      version: DETAILS_VERSION,
      totalTargetedValue: null,
      totalInvestmentTargetedAmount: null,
      totalTargetedShareCount: null,
      percentageOfTotalInvestmentValue: null,
      [kind]: target,
    },
    version,
  }
}

/** Unknown figures are 0. */
export function progressionToWire({ objective, progression }: Progress): WireObjectiveProgression {
  return {
    stockId: objective.stockId,
    type: progression.kind,
    target: moneyToWire(progression.target),
    value: moneyToWire(progression.value ?? ZERO),
    percentageOfProgression: moneyToWire(progression.percentageOfProgression ?? ZERO),
    actualPercentage: moneyToWire(progression.actualPercentage ?? ZERO),
    actualShareCount: progression.actualShareCount.toNumber(),
    version: objective.version,
    postponement: objective.postponedAt && { until: objective.postponedUntil?.toISOString() ?? null },
  }
}
