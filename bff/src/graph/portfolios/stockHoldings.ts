import { loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { findObjective, Objective } from './objective.ts'
import { PortfolioStock } from './portfolioStock.ts'
import { Stock } from '../market/stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

builder.objectFields(Stock, (t) => ({
  holdings: t.field({
    type: [PortfolioStock],
    nullable: true,
    directives: semanticNonNull,
    description: 'Holdings of this stock in the portfolios of the signed-in person.',
    async resolve({ stockId }, _arguments, { operation }) {
      const { portfolios } = await loadHoldings(operation, sessionOrError(operation))
      return portfolios.flatMap(({ stocks }) => stocks.filter((held) => held.stockId === stockId))
    },
  }),
  objective: t.field({
    type: Objective,
    nullable: true,
    description: 'Objective of the signed-in person for this stock; null when there is none.',
    resolve({ stockId }, _arguments, context) {
      sessionOrError(context.operation)
      return findObjective(stockId, context)
    },
  }),
}))
