import { addBookEvent, deleteBookEvent, updateBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { BOOK_EVENT_KINDS } from '@palier/domain/portfolios/bookEvent'
import { mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import { builder } from '../kernel/builder.ts'
import { VERSION, wireVersion } from '../kernel/conflict.ts'
import { Currency } from '../kernel/enums.ts'
import { BookEventKind, IncomeKind } from '../kernel/portfolioEnums.ts'
import { idWithin, incompleteEventIdIn } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { Stock } from '../market/stock.ts'
import { BookEvent, bookEventIdIn } from './bookEvent.ts'
import { Portfolio } from './portfolio.ts'
import { changedPortfolios } from './changedPortfolio.ts'
import { orPortfolioConflict, PortfolioConflict } from './portfolioConflict.ts'

const BookEventFacts = builder.inputType('BookEventFactsInput', {
  description: 'What the paper says of an event; amounts in its currency. What is left out is not told.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Day of payment, or the first day in new shares.' }),
    recordDate: t.field({ type: 'Date', description: 'Who held the shares on this day is paid.' }),
    quantity: t.field({ type: 'Decimal', description: 'Shares received, transferred, or those that were paid for.' }),
    numerator: t.field({ type: 'Decimal', description: 'New shares of a split.' }),
    denominator: t.field({ type: 'Decimal', description: 'Old shares that the new ones of a split replace.' }),
    perShare: t.field({
      type: 'Decimal',
      description:
        'Paid for one share; of a reinvestment, the price of a share that it buys; of a transfer, its value.',
    }),
    gross: t.field({
      type: 'Decimal',
      description:
        'Amount before anything is withheld; left out, quantity × perShare. Of a transfer in, what it had cost.',
    }),
    withheld: t.field({ type: 'Decimal', description: 'Tax withheld.' }),
    net: t.field({ type: 'Decimal', description: 'Paid in the end; left out, gross less withheld.' }),
    cashInLieu: t.field({ type: 'Decimal', description: 'Paid for what is not a whole share after a split.' }),
    costShare: t.field({
      type: 'Decimal',
      description: 'Part of the cost that goes to the stock that is spun off; left out, the law counts a dividend.',
    }),
    counterAmount: t.field({ type: 'Decimal', description: 'What an exchange of currency brought.' }),
    counterCurrency: t.field({ type: Currency, description: 'The currency of what an exchange brought.' }),
    currency: t.field({ type: Currency, description: 'Left out, that of the stock, or of the portfolio.' }),
    fxRateToCad: t.field({
      type: 'Decimal',
      description:
        'Canadian dollars for one unit of it on that day; of a change of symbol to the other currency, for one US dollar, and needed.',
    }),
    incomeKind: t.field({ type: IncomeKind, description: 'How the income is taxed; not told when left out.' }),
    isEstimate: t.boolean({ description: 'Whether the amount is not final yet.' }),
    note: t.string({ required: true, defaultValue: '', description: 'Note in free text.' }),
  }),
})

type Facts = typeof BookEventFacts.$inferInput

builder.relayMutationField(
  'createBookEvent',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      stockId: t.id({ description: 'A stock of the portfolio; left out for an event of the account.' }),
      otherPortfolioId: t.id({ description: 'Portfolio that a transfer goes to; left out, it leaves them all.' }),
      otherStockId: t.id({
        description:
          'Global id of the stock that shares become or bring: by a change of symbol, an exchange, a spin-off.',
      }),
      incompleteEventId: t.id({
        description: 'The event of an imported file that it completes; its stock need not be in the portfolio.',
      }),
      kind: t.field({
        type: BookEventKind,
        required: true,
        description: 'Kind of event, such as a dividend or a split.',
      }),
      facts: t.field({ type: BookEventFacts, required: true, description: 'What the paper says of the event.' }),
    }),
  },
  {
    description: 'Adds an event such as a dividend or a split to a portfolio.',
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const kind = BOOK_EVENT_KINDS.find((known) => known === input.kind)
      if (kind === undefined) throw new Refusal('parameter_invalid_empty', { field: 'kind' })
      const event = {
        ...wireFacts(input.facts),
        kind,
        portfolioId: idWithin(Portfolio.name, input.portfolioId),
        stockId: input.stockId == null ? null : idWithin(Stock.name, input.stockId),
        otherStockId: input.otherStockId == null ? null : idWithin(Stock.name, input.otherStockId),
        incompleteEventId: input.incompleteEventId == null ? null : incompleteEventIdIn(input.incompleteEventId),
        otherPortfolioId: input.otherPortfolioId == null ? null : idWithin(Portfolio.name, input.otherPortfolioId),
      }
      const written = await orRefusal(writeToPortfolio(operation, viewer, addBookEvent, event))
      return {
        event: written.event,
        portfolio: written.updatedPortfolio,
        other: written.otherPortfolio ?? null,
        viewer,
      }
    },
  },
  {
    outputFields: (t) => ({
      event: t.expose('event', { type: BookEvent, nullable: true, description: 'The event added.' }),
      ...changedPortfolios(t),
    }),
  },
)

builder.relayMutationField(
  'updateBookEvent',
  {
    inputFields: (t) => ({
      bookEventId: t.id({ required: true, description: 'Global id of the event.' }),
      facts: t.field({ type: BookEventFacts, required: true, description: 'What the paper says of the event.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Changes what an event says; its kind and stock stay.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const target = bookEventIdIn(input.bookEventId)
      const change = { ...target, ...wireFacts(input.facts), version: wireVersion(input.version) }
      const write = writeToPortfolio(operation, viewer, updateBookEvent, change)
      const written = await orPortfolioConflict(operation, viewer, target.portfolioId, write)
      return {
        event: written.event,
        portfolio: written.updatedPortfolio,
        other: written.otherPortfolio ?? null,
        viewer,
      }
    },
  },
  {
    outputFields: (t) => ({
      event: t.expose('event', { type: BookEvent, nullable: true, description: 'The event after the change.' }),
      ...changedPortfolios(t),
    }),
  },
)

builder.relayMutationField(
  'deleteBookEvent',
  {
    inputFields: (t) => ({
      bookEventId: t.id({ required: true, description: 'Global id of the event.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Deletes an event: what it changed is as it was before.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const target = bookEventIdIn(input.bookEventId)
      const gone = { ...target, version: wireVersion(input.version) }
      const write = writeToPortfolio(operation, viewer, deleteBookEvent, gone)
      const { updatedPortfolio, otherPortfolio } = await orPortfolioConflict(
        operation,
        viewer,
        target.portfolioId,
        write,
      )
      return {
        deletedBookEventId: input.bookEventId,
        portfolio: updatedPortfolio,
        other: otherPortfolio ?? null,
        viewer,
      }
    },
  },
  {
    outputFields: (t) => ({
      deletedBookEventId: t.exposeID('deletedBookEventId', { description: 'Global id of the deleted event.' }),
      ...changedPortfolios(t),
    }),
  },
)

/** Converts to the REST API's form: amounts as JSON numbers, null if absent. */
function wireFacts({ date, recordDate, currency, counterCurrency, incomeKind, isEstimate, note, ...amounts }: Facts) {
  return {
    ...mapEventAmounts((name) => numberOf(amounts[name])),
    date,
    note,
    recordDate: recordDate ?? null,
    currency: currency ?? null,
    counterCurrency: counterCurrency ?? null,
    incomeKind: incomeKind ?? null,
    isEstimate: isEstimate ?? false,
    fxRateToCad: numberOf(amounts.fxRateToCad),
    lots: 'none' as const,
  }
}

function numberOf(text: string | null | undefined): number | null {
  return text == null ? null : Number(text)
}
