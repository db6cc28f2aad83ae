import { graphql, readInlineData } from 'relay-runtime'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import {
  compareByProgress,
  NOTHING_HELD,
  objectiveProgressionOf,
  type ObjectiveKind,
  type ObjectiveProgression,
} from '@palier/domain/portfolios/objective'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type {
  ownObjective_objective$data,
  ownObjective_objective$key,
} from '../../../__generated__/ownObjective_objective.graphql.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'

/** Objective with its progress at current prices. */
export interface OwnObjective {
  readonly id: string
  readonly stock: ownObjective_objective$data['stock']
  readonly progression: ObjectiveProgression
  /** Merged position in the stock. Null if none is held. */
  readonly held: HeldStock | null
}

const KINDS: Readonly<Record<ownObjective_objective$data['kind'], ObjectiveKind>> = {
  TOTAL_VALUE: 'totalTargetedValue',
  INVESTED_AMOUNT: 'totalInvestmentTargetedAmount',
  SHARE_COUNT: 'totalTargetedShareCount',
  PERCENTAGE_OF_ALL: 'percentageOfTotalInvestmentValue',
}

/** Computes the progress of the objectives at current prices by the server's rule. Highest progress first. */
export function readObjectives(
  keys: readonly ownObjective_objective$key[],
  positions: readonly HeldStock[],
  figures: PortfolioFigures,
): OwnObjective[] {
  const objectives = keys.map((key) => {
    const { id, stock, kind, target } = readObjective(key)
    const held = positions.find((position) => position.stock.id === stock.id) ?? null
    const measures = held ? measuresOf(held, figures) : NOTHING_HELD
    return {
      id,
      stock,
      held,
      progression: objectiveProgressionOf({ kind: KINDS[kind], target: decimal(target) }, measures),
    }
  })
  return objectives.sort((one, other) => compareByProgress(progressed(one), progressed(other)))
}

function readObjective(key: ownObjective_objective$key) {
  return readInlineData(
    graphql`
      fragment ownObjective_objective on Objective @inline {
        id
        kind
        target
        stock {
          id
          # eslint-disable-next-line relay/unused-fields -- the stock is handed on whole to its card
          stockId
          symbol
          # eslint-disable-next-line relay/unused-fields -- as above
          companyName
          # eslint-disable-next-line relay/unused-fields -- as above
          currency
        }
      }
    `,
    key,
  )
}

function measuresOf({ stock, statistics }: HeldStock, { currency, rates, statistics: totals }: PortfolioFigures) {
  const { marketValue, remainingCost, shareCount } = statistics
  const rate = exchangeRateOf(rates, stock.currency, currency)
  const percentageOfAllInvestment = rate && marketValue && percentageOf(marketValue.times(rate), totals.marketValue)
  return { marketValue, remainingCost, shareCount, percentageOfAllInvestment }
}

function progressed({ stock, progression }: OwnObjective) {
  return { symbol: stock.symbol, percentageOfProgression: progression.percentageOfProgression }
}
