import { graphql, readInlineData } from 'relay-runtime'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { objectiveProgressionOf, shareAtPrice } from '@palier/domain/portfolios/objective'
import type {
  presentObjective_objective$data,
  presentObjective_objective$key,
} from '../../../__generated__/presentObjective_objective.graphql.ts'
import { RULE_KINDS } from './useObjectiveLabels.ts'

/** An objective at the present price of its stock. */
export interface PresentObjective {
  readonly kind: presentObjective_objective$data['kind']
  readonly stock: presentObjective_objective$data['stock']
  readonly target: Decimal
  /** In the unit of the target. */
  readonly value: Decimal
  readonly progress: Decimal
  /** Of all investments; the others are taken at the prices that the server knew. */
  readonly share: Decimal
  readonly shareCount: Decimal
}

/** The server's objective, computed again by the same rule at the live price. */
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
  const [target, value, shareCount] = [decimal(stored.target), decimal(stored.value), decimal(stored.shareCount)]
  const [from, to] = [decimalOrNull(stored.pricedAt), decimalOrNull(stock.lastPrice)]
  const known = { kind, stock, target, shareCount }
  const percentage = from && to && shareAtPrice(decimal(stored.actualPercent), { from, to })
  if (!to || !percentage)
    return { ...known, value, progress: decimal(stored.progressPercent), share: decimal(stored.actualPercent) }

  const present = objectiveProgressionOf(
    { kind: RULE_KINDS[kind], target },
    // Of the four measures only that of its own kind counts: what was paid is told where it is the one.
    { marketValue: shareCount.times(to), remainingCost: value, shareCount, percentageOfAllInvestment: percentage },
  )
  return {
    ...known,
    value: present.value ?? value,
    progress: present.percentageOfProgression ?? decimal(stored.progressPercent),
    share: percentage,
  }
}
