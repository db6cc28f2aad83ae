import { decodeGlobalID } from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import type { Operation } from '../../operation/context.ts'
import type { Tick, TickStream } from '../../live/latestSubscriber.ts'
import { loadShowcase } from '../../loaders/site/loadSite.ts'
import { builder } from '../kernel/builder.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const MAXIMUM_STOCKS = 5000

const PricesChanged = builder.objectRef<Tick>('PricesChanged').implement({
  description: 'Latest prices of the subscribed stocks; older ones are skipped.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', {
      description: 'Sequence number, increased by one; a gap means that events were missed.',
    }),
    stocks: t.expose('stocks', { type: [Stock], description: 'Stocks whose price has changed.' }),
  }),
})

builder.subscriptionField('pricesChanged', (t) =>
  t.field({
    type: PricesChanged,
    description: 'Prices of these stocks, at once and then whenever they change.',
    args: { stockIds: t.arg.idList({ required: true, description: 'Global ids of at most 5,000 stocks.' }) },
    subscribe(_root, { stockIds }, { operation }) {
      const { token } = sessionOrError(operation)
      if (stockIds.length > MAXIMUM_STOCKS) throw tooMany()
      return follow(operation, stockIds.map(stockIdOf), token)
    },
    resolve: (tick) => tick,
  }),
)

builder.subscriptionField('showcasePricesChanged', (t) =>
  t.field({
    type: PricesChanged,
    description: 'Prices of the public demonstration list.',
    async subscribe(_root, _arguments, { operation }) {
      const list = await loadShowcase(operation)
      return follow(operation, list?.entries.map(({ stockId }) => stockId) ?? [], null)
    },
    resolve: (tick) => tick,
  }),
)

function follow({ services, caller }: Operation, stockIds: string[], token: string | null): TickStream {
  return services.ticks.follow({ stockIds, token, isCongested: caller.isCongested })
}

function stockIdOf(globalId: string): string {
  const { typename, id } = decode(globalId)
  if (typename !== Stock.name) throw new GraphQLError('Not the id of a stock.', badInput)
  return id
}

function decode(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId)
  } catch {
    throw new GraphQLError('Not an id.', badInput)
  }
}

const badInput = { extensions: { code: 'INVALID_INPUT' } }

function tooMany(): GraphQLError {
  return new GraphQLError(`Too many stocks followed at once: at most ${MAXIMUM_STOCKS}.`, {
    extensions: { code: 'REQUEST_TOO_LARGE' },
  })
}
