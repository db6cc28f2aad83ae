import { graphql, readInlineData } from 'relay-runtime'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { objectiveProgressionOf, shareAtPrice } from '@palier/domain/portfolios/objective'
import type {
  presentObjective_objective$data,
  presentObjective_objective$key,
} from '../../../__generated__/presentObjective_objective.graphql.ts'
import { RULE_KINDS } from './useObjectiveLabels.ts'

/** Objective at the current price of its stock. */
export interface PresentObjective {
  readonly kind: presentObjective_objective$data['kind']
  readonly stock: presentObjective_objective$data['stock']
  readonly target: Decimal
  /** In the unit of the target. */
  readonly value: Decimal
  readonly progress: Decimal
  /** Percentage of all investments. The other holdings are valued at the server's prices. */
  readonly share: Decimal
  readonly shareCount: Decimal
}

/** Recomputes the server's objective at the live price, by the same rule. */
export function readPresentObjective(key: presentObjective_objective$key): PresentObjective {
  const stored = readInlineData(
    graphql`
      fragment presentObjective_objective on Objective @inline {
        kind
        target
        value
        progressPercent
        actualPercent
        shareCount
        pricedAt
        stock {
          # eslint-disable-next-line relay/unused-fields -- the stock is handed on whole to its card
          symbol
          # eslint-disable-next-line relay/unused-fields -- as above
          currency
          lastPrice
        }
      }
    `,
    key,
  )
  const { kind, stock } = stored
  const target = decimal(stored.target)
  const value = decimal(stored.value)
  const shareCount = decimal(stored.shareCount)
  const from = decimalOrNull(stored.pricedAt)
  const to = decimalOrNull(stock.lastPrice)
  const known = { kind, stock, target, shareCount }
  const percentage = from && to && shareAtPrice(decimal(stored.actualPercent), { from, to })
  if (!to || !percentage)
    return { ...known, value, progress: decimal(stored.progressPercent), share: decimal(stored.actualPercent) }

  const present = objectiveProgressionOf(
    { kind: RULE_KINDS[kind], target },
    // Only the measure of the objective's own kind is used. `value` is the remaining cost if that
    // is the kind.
    { marketValue: shareCount.times(to), remainingCost: value, shareCount, percentageOfAllInvestment: percentage },
  )
  return {
    ...known,
    value: present.value ?? value,
    progress: present.percentageOfProgression ?? decimal(stored.progressPercent),
    share: percentage,
  }
}
