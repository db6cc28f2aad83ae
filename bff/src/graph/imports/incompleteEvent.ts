import type { WireIncompleteEvent } from '@palier/contract/portfolios/incompleteEventCalls'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import { BOOK_EVENT_KINDS } from '@palier/domain/portfolios/bookEvent'
import { MISSING_FACTS } from '@palier/domain/imports/missingFact'
import { stockLoader } from '../../loaders/market/loadStocks.ts'
import { loadIncompleteEvents, sendDismissal } from '../../loaders/portfolios/loadIncompleteEvents.ts'
import type { Operation } from '../../operation/context.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { BookEventKind, MissingFact } from '../kernel/portfolioEnums.ts'
import { incompleteEventIdIn, incompleteEventIdOf } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrError, sessionOrRefusal } from '../kernel/viewerSession.ts'
import { Stock } from '../market/stock.ts'
import { changedPortfolio } from '../portfolios/changedPortfolio.ts'
import { Portfolio } from '../portfolios/portfolio.ts'

const IncompleteEvent = builder.objectRef<WireIncompleteEvent>('IncompleteEvent').implement({
  description:
    'Event of an imported file that lacks one fact which only the person knows. `createBookEvent` completes it.',
  fields: (t) => ({
    incompleteEventId: t.id({
      description: 'Global id, for `createBookEvent` and `dismissIncompleteEvent`.',
      resolve: (event) => incompleteEventIdOf(event.incompleteEventId),
    }),
    line: t.exposeInt('line', { description: 'Line in the file, from 1.' }),
    kind: t.field({
      type: BookEventKind,
      description: 'Kind of event that the row was read as.',
      resolve: ({ kind }) => BOOK_EVENT_KINDS.find((known) => known === kind) ?? 'unknown',
    }),
    missing: t.field({
      type: MissingFact,
      description: 'The fact that the person has to say.',
      resolve: ({ missing }) => MISSING_FACTS.find((known) => known === missing) ?? 'unknown',
    }),
    date: t.expose('date', { type: 'Date', description: 'Day of the row in the file.' }),
    stock: t.field({
      type: Stock,
      nullable: true,
      description: 'That which was held; null where the file does not tell it.',
      resolve: ({ stock }, _arguments, { operation }) => stockOf(stock, operation),
    }),
    otherStock: t.field({
      type: Stock,
      nullable: true,
      description: 'What its shares become, or bring; null where the file does not tell it.',
      resolve: ({ otherStock }, _arguments, { operation }) => stockOf(otherStock, operation),
    }),
    symbol: t.exposeString('symbol', {
      nullable: true,
      description: 'As the file writes it, of a stock that is not known.',
    }),
    quantity: t.expose('quantity', {
      type: 'Decimal',
      nullable: true,
      description: 'Shares transferred, or held before a corporate action.',
    }),
    otherQuantity: t.expose('otherQuantity', {
      type: 'Decimal',
      nullable: true,
      description: 'Shares received, or left after a split.',
    }),
    numerator: t.expose('numerator', { type: 'Decimal', nullable: true, description: 'New shares of a ratio.' }),
    denominator: t.expose('denominator', {
      type: 'Decimal',
      nullable: true,
      description: 'Old shares that the new ones of a ratio replace.',
    }),
    gross: t.expose('gross', { type: 'Decimal', nullable: true, description: 'Cash beside the shares.' }),
    cashInLieu: t.expose('cashInLieu', {
      type: 'Decimal',
      nullable: true,
      description: 'Paid for what is not a whole share.',
    }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    text: t.exposeString('text', { description: 'What the row says in words.' }),
  }),
})

builder.objectFields(Portfolio, (t) => ({
  incompleteEvents: t.field({
    type: [IncompleteEvent],
    description: 'Events of imported files that the person has to complete, the oldest first.',
    resolve({ id }, _arguments, { operation }) {
      sessionOrError(operation)
      return loadIncompleteEvents(operation, id)
    },
  }),
}))

builder.relayMutationField(
  'dismissIncompleteEvent',
  {
    inputFields: (t) => ({
      incompleteEventId: t.id({ required: true, description: 'That of `IncompleteEvent`.' }),
      isDismissed: t.boolean({ required: true, defaultValue: true, description: 'False takes it back.' }),
    }),
  },
  {
    description: 'Takes an event of an imported file off what is to be completed.',
    async resolve(_root, { input: { incompleteEventId: globalId, isDismissed } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const input = { incompleteEventId: incompleteEventIdIn(globalId), isDismissed }
      const portfolio: WirePortfolio | null = await orRefusal(sendDismissal(operation, viewer, input))
      if (!portfolio) throw new Refusal('resource_missing')
      return { portfolio, viewer }
    },
  },
  { outputFields: (t) => changedPortfolio(t) },
)

function stockOf(stock: WireIncompleteEvent['stock'], operation: Operation) {
  return stock && stockLoader(operation).load(stock.stockId)
}
