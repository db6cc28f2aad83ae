import { graphql, readInlineData } from 'relay-runtime'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import type { PositionSums } from '@palier/domain/portfolios/position'
import { stockStatisticsOf, type StockStatistics } from '@palier/domain/portfolios/holdingStatistics'
import type { heldStock_holding$data, heldStock_holding$key } from '../../../__generated__/heldStock_holding.graphql.ts'
import type { BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'

/** Stock of a portfolio at the current price. Figures are in the stock's own currency. */
export interface HeldStock {
  /** Global id. */
  readonly id: string
  readonly portfolioId: string
  readonly note: string
  readonly beyondPlan: BeyondPlan
  readonly lotCount: number
  readonly stock: heldStock_holding$data['stock']
  readonly price: Decimal | null
  readonly change: Decimal | null
  readonly statistics: StockStatistics
}

// Reuses unchanged holdings, so that a price tick recomputes only one row.
const known = new WeakMap<heldStock_holding$data, HeldStock>()

/** Computes the figures of a holding from its lots and current price by the same rules as the server. */
/* eslint-disable relay/unused-fields -- the one reader of held stocks: the stock is handed on whole to what shows it */
export function readHeldStock(key: heldStock_holding$key): HeldStock {
  const data = readInlineData(
    graphql`
      fragment heldStock_holding on PortfolioStock @inline {
        id
        portfolioId
        note
        beyondPlan {
          planName
        }
        lotCount
        purchasedShareCount
        soldShareCount
        realizedGain
        purchases
        proceeds
        pricedAt
        stock {
          id
          stockId
          symbol
          companyName
          exchange
          currency
          lastPrice
          lastPriceAt
          change
          changePercent
          isIntraday
        }
      }
    `,
    key,
  )
  const before = known.get(data)
  if (before) return before

  const { id, portfolioId, note, beyondPlan, lotCount, stock } = data
  const price = decimalOrNull(stock.lastPrice ?? data.pricedAt)
  const change = stock.lastPrice == null ? null : decimalOrNull(stock.change)
  const statistics = stockStatisticsOf(sumsOf(data), { price, change })
  const held = { id, portfolioId, note, beyondPlan, lotCount, stock, price, change, statistics }
  known.set(data, held)
  return held
}

function sumsOf(data: heldStock_holding$data): PositionSums {
  const proceeds = decimal(data.proceeds)
  return {
    purchasedShareCount: decimal(data.purchasedShareCount),
    soldShareCount: decimal(data.soldShareCount),
    purchaseCost: decimal(data.purchases),
    soldCost: proceeds.minus(decimal(data.realizedGain)),
    proceeds,
  }
}
