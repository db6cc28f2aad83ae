import type { WireBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { BOOK_EVENT_KINDS } from '@palier/domain/portfolios/bookEvent'
import { RestError } from '@palier/contract/client'
import { type BookRow, findBookEvent, loadBookRows } from '../../loaders/portfolios/loadBookEvents.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { BookEventKind, IncomeKind, LedgerGroup } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { AFTER, connectionOf, pageOf } from '../kernel/pages.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'
import { Stock } from '../market/stock.ts'
import { knownStock } from './objective.ts'
import { Portfolio } from './portfolio.ts'
import { PortfolioStock } from './portfolioStock.ts'
import { Transaction, transactionOf } from './transaction.ts'

export const BookEvent = builder.objectRef<WireBookEvent>('BookEvent')

builder.node(BookEvent, {
  description: 'What happened in a portfolio beside purchases and sales, as the paper says; amounts in its currency.',
  id: { resolve: ({ portfolioId, eventId }) => `${portfolioId}.${eventId}` },
  async loadOne(key, { operation }) {
    const found = readKey(key)
    if (!operation.session || !found) return null
    try {
      return await findBookEvent(operation, found.portfolioId, found.eventId)
    } catch (error) {
      if (error instanceof RestError && error.code === 'resource_missing') return null
      throw error
    }
  },
  fields: (t) => ({
    portfolioId: t.exposeString('portfolioId', {
      description: 'Id of the portfolio in page addresses: /portfolio/{portfolioId}.',
    }),
    stockId: t.exposeString('stockId', {
      nullable: true,
      description: 'Id of the stock in page addresses: /stock/{stockId}; null for an event of the account.',
    }),
    symbol: t.exposeString('stockSymbol', { nullable: true, description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('stockName', { nullable: true, description: 'Name of the company.' }),
    portfolioName: t.exposeString('portfolioName', { nullable: true, description: 'Name of its portfolio.' }),
    otherPortfolioId: t.exposeString('otherPortfolioId', {
      nullable: true,
      description: 'Portfolio that a transfer goes to, as in page addresses; null when it leaves them all.',
    }),
    otherPortfolioName: t.exposeString('otherPortfolioName', {
      nullable: true,
      description: 'Name of the portfolio that a transfer goes to.',
    }),
    otherStock: t.field({
      type: Stock,
      nullable: true,
      description: 'Stock that its shares became or brought; null for all other events.',
      resolve: ({ otherStockId }, _arguments, { operation }) =>
        otherStockId == null ? null : knownStock(otherStockId, operation),
    }),
    otherSymbol: t.exposeString('otherStockSymbol', {
      nullable: true,
      description: 'Symbol of the stock that its shares became or brought.',
    }),
    otherCompanyName: t.exposeString('otherStockName', {
      nullable: true,
      description: 'Company of the stock that its shares became or brought.',
    }),
    costShare: t.expose('costShare', {
      type: 'Decimal',
      nullable: true,
      description: 'Part of the cost that went to the stock that was spun off, between 0 and 1.',
    }),
    kind: t.field({
      type: BookEventKind,
      description: 'Kind of event, such as a dividend or a split.',
      resolve: ({ kind }) => BOOK_EVENT_KINDS.find((known) => known === kind) ?? 'unknown',
    }),
    date: t.expose('date', { type: 'Date', description: 'Day of payment, or the first day in new shares.' }),
    recordDate: t.expose('recordDate', {
      type: 'Date',
      nullable: true,
      description: 'Who held the shares on this day is paid; null where it is not told.',
    }),
    quantity: t.expose('quantity', {
      type: 'Decimal',
      nullable: true,
      description: 'Shares received, transferred, or those that were paid for.',
    }),
    numerator: t.expose('numerator', { type: 'Decimal', nullable: true, description: 'New shares of a split.' }),
    denominator: t.expose('denominator', {
      type: 'Decimal',
      nullable: true,
      description: 'Old shares that the new ones of a split replace.',
    }),
    perShare: t.expose('perShare', {
      type: 'Decimal',
      nullable: true,
      description: 'Paid for one share; of a reinvestment, the price of a share; of a transfer, its value.',
    }),
    gross: t.expose('gross', {
      type: 'Decimal',
      nullable: true,
      description: 'Amount before anything is withheld; of a transfer in, what its shares had cost.',
    }),
    withheld: t.expose('withheld', { type: 'Decimal', nullable: true, description: 'Tax withheld.' }),
    net: t.expose('net', { type: 'Decimal', nullable: true, description: 'Paid in the end, where the paper says so.' }),
    cashInLieu: t.expose('cashInLieu', {
      type: 'Decimal',
      nullable: true,
      description: 'Paid for what is not a whole share after a split.',
    }),
    counterAmount: t.expose('counterAmount', {
      type: 'Decimal',
      nullable: true,
      description: 'What an exchange of currency brought for the whole amount.',
    }),
    counterCurrency: t.expose('counterCurrency', {
      type: Currency,
      nullable: true,
      description: 'The currency of what an exchange brought.',
    }),
    fxRateToCad: t.expose('fxRateToCad', {
      type: 'Decimal',
      nullable: true,
      description: 'Canadian dollars for one unit of the currency on that day.',
    }),
    incomeKind: t.expose('incomeKind', {
      type: IncomeKind,
      nullable: true,
      description: 'How the income is taxed; null where it is not told.',
    }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    isEstimate: t.boolean({
      description: 'Whether the amount is not final yet.',
      resolve: ({ isEstimate }) => isEstimate ?? false,
    }),
    note: t.exposeString('note', { description: 'Note in free text.' }),
    cash: t.expose('cash', { type: 'Decimal', description: 'Added to the cash of the account; negative when taken.' }),
    shareCountAfter: t.expose('shareCountAfter', {
      type: 'Decimal',
      nullable: true,
      description: 'Shares held after it; null when it changes none.',
    }),
    version: t.exposeInt('version', {
      description: 'Version to send with a write, which is refused if it has changed since.',
    }),
  }),
})

const BookEventConnection = connectionOf('BookEvent', BookEvent, 'A page of events, newest first.')

const LedgerRow = builder.objectRef<BookRow>('LedgerRow').implement({
  description: 'An event or a trade: the other one is null.',
  fields: (t) => ({
    event: t.expose('event', { type: BookEvent, nullable: true, description: 'The event; null for a trade.' }),
    trade: t.field({
      type: Transaction,
      nullable: true,
      description: 'The trade; null for an event.',
      resolve: ({ trade }) => trade && transactionOf(trade),
    }),
  }),
})

const LedgerRowConnection = connectionOf('LedgerRow', LedgerRow, 'A page of trades and events, newest first.')

for (const connection of [BookEventConnection, LedgerRowConnection]) {
  builder.objectField(connection, 'totalCount', (t) =>
    t.int({
      description: 'Total number of rows; null when the server does not count them.',
      resolve: ({ totalCount }) => totalCount ?? 0,
    }),
  )
}

builder.objectField(Portfolio, 'ledger', (t) =>
  t.field({
    type: LedgerRowConnection,
    nullable: true,
    description: 'Trades and events of the portfolio, newest first; null when the server has no events.',
    args: {
      first: t.arg.int({ ...ROWS, defaultValue: 20 }),
      after: t.arg.string(AFTER),
      group: t.arg({ type: LedgerGroup, description: 'One part of the rows; left out, all of them.' }),
      stockId: t.arg.string({ description: 'Id in page addresses of one stock alone.' }),
    },
    async resolve({ id: portfolioId }, { first, after = null, group, stockId }, { operation }) {
      sessionOrError(operation)
      const wanted = { portfolioId, stockId: stockId ?? undefined, group: group ?? undefined, trades: true }
      const page = await loadBookRows(operation, wanted, { first, after })
      return page && pageOf(page, { after })
    },
  }),
)

builder.objectField(PortfolioStock, 'events', (t) =>
  t.field({
    type: BookEventConnection,
    nullable: true,
    description: 'Events of this stock, newest first; null when the server has no events.',
    args: { first: t.arg.int({ ...ROWS, defaultValue: 20 }), after: t.arg.string(AFTER) },
    async resolve({ portfolioId, stockId }, { first, after = null }, { operation }) {
      sessionOrError(operation)
      const page = await loadBookRows(operation, { portfolioId, stockId, trades: false }, { first, after })
      return page && pageOf({ ...page, rows: page.rows.flatMap(({ event }) => event ?? []) }, { after })
    },
  }),
)

/** Throws a `resource_missing` refusal if invalid. */
export function bookEventIdIn(globalId: string): { portfolioId: string; eventId: string } {
  const key = readKey(idWithin(BookEvent.name, globalId))
  if (!key) throw new Refusal('resource_missing')
  return key
}

function readKey(key: string): { portfolioId: string; eventId: string } | null {
  const [portfolioId = '', eventId = ''] = key.split('.')
  return portfolioId && eventId ? { portfolioId, eventId } : null
}
