import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import {
  addPortfolio,
  addPortfolioStock,
  deletePortfolio,
  exportPortfolio,
  setAmountOfMoney,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { rememberHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { writeToHoldings, writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import { builder } from '../kernel/builder.ts'
import { VERSION, wireVersion } from '../kernel/conflict.ts'
import { Currency } from '../kernel/enums.ts'
import { AccountKind, CashMode, PortfolioOwner } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { Portfolio } from './portfolio.ts'
import { changedPortfolio } from './changedPortfolio.ts'
import { orPortfolioConflict, PortfolioConflict } from './portfolioConflict.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Stock } from '../market/stock.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'createPortfolio',
  {
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'Name of the portfolio.' }),
      description: t.string({
        required: true,
        defaultValue: '',
        description: 'Note of the owner about the portfolio.',
      }),
      currency: t.field({ type: Currency, required: true, description: 'Currency of the cash and the totals.' }),
      accountKind: t.field({
        type: AccountKind,
        description: 'Kind of account at the broker, which decides the taxes.',
      }),
      owner: t.field({ type: PortfolioOwner, description: 'Whose account it is; the person when left out.' }),
    }),
  },
  {
    description: 'Creates a portfolio.',
    async resolve(_root, { input: { name, description, currency, accountKind, owner } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const details = { portfolioName: name, portfolioDescription: description, currency, owner: owner ?? undefined }
      const { data: portfolio, usage } = await orRefusal(
        writeToHoldings(operation, viewer, addPortfolio, { ...details, accountKind: accountKind ?? undefined }),
      )
      return { portfolio, viewer, usage }
    },
  },
  {
    outputFields: (t) => ({
      portfolio: t.expose('portfolio', { type: Portfolio, description: 'The portfolio created.' }),
      viewer: t.expose('viewer', changedViewer),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'updatePortfolio',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      name: t.string({ required: true, description: 'Name of the portfolio.' }),
      description: t.string({ required: true, description: 'Note of the owner about the portfolio.' }),
      currency: t.field({ type: Currency, required: true, description: 'Currency of the cash and the totals.' }),
      accountKind: t.field({ type: AccountKind, description: 'Kind of account; unchanged when left out.' }),
      owner: t.field({ type: PortfolioOwner, description: 'Whose account it is; unchanged when left out.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Changes the name, description, account kind or currency of a portfolio.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const change = {
        portfolioId,
        portfolioName: input.name,
        portfolioDescription: input.description,
        currency: input.currency,
        accountKind: input.accountKind ?? undefined,
        owner: input.owner ?? undefined,
        version: wireVersion(input.version),
        lots: 'none' as const,
      }
      const write = writeToHoldings(operation, viewer, updatePortfolio, change)
      const { data: portfolio } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      rememberHoldings(operation, [portfolio])
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

builder.relayMutationField(
  'deletePortfolio',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Deletes a portfolio with everything in it.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const gone = { portfolioId, version: wireVersion(input.version) }
      const write = writeToHoldings(operation, viewer, deletePortfolio, gone)
      const { usage } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { deletedPortfolioId: input.portfolioId, viewer, usage }
    },
  },
  {
    outputFields: (t) => ({
      deletedPortfolioId: t.exposeID('deletedPortfolioId', { description: 'Global id of the deleted portfolio.' }),
      viewer: t.expose('viewer', changedViewer),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'addPortfolioStock',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
    }),
  },
  {
    description: 'Adds a stock without lots to a portfolio.',
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const place = {
        portfolioId: idWithin(Portfolio.name, input.portfolioId),
        stockId: idWithin(Stock.name, input.stockId),
        lots: 'none' as const,
      }
      const { updatedPortfolio: portfolio } = await orRefusal(
        writeToPortfolio(operation, viewer, addPortfolioStock, place),
      )
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

builder.relayMutationField(
  'setCash',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      amount: t.field({ type: 'Decimal', required: true, description: 'Cash in the currency of the portfolio.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Sets the cash of a portfolio.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const amountOfMoney = Number(input.amount)
      const change = { portfolioId, amountOfMoney, version: wireVersion(input.version), lots: 'none' as const }
      const write = writeToPortfolio(operation, viewer, setAmountOfMoney, change)
      const { updatedPortfolio: portfolio } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

const CashOpening = builder.inputType('CashOpeningInput', {
  description: 'What an account held of a currency at the end of a day; what came before does not count.',
  fields: (t) => ({
    currency: t.field({ type: Currency, required: true, description: 'The currency of the amount.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'In that currency; below 0 what it owed.' }),
    date: t.field({ type: 'Date', required: true, description: 'The day at whose end it was there.' }),
  }),
})

builder.relayMutationField(
  'setCashMode',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      cashMode: t.field({ type: CashMode, required: true, description: 'Where the cash comes from, from now on.' }),
      openings: t.field({ type: [CashOpening], required: true, description: 'One a currency; empty for none.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description:
      'Lets the cash of a portfolio follow its trades and events from an opening balance on, or be written by hand.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const openings = input.openings.map(({ amount, ...opening }) => ({ ...opening, amount: Number(amount) }))
      const change = { portfolioId, cashMode: input.cashMode, openings, version: wireVersion(input.version) }
      const write = writeToPortfolio(operation, viewer, setCashMode, { ...change, lots: 'none' as const })
      const { updatedPortfolio: portfolio } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

builder.relayMutationField(
  'exportPortfolio',
  { inputFields: (t) => ({ portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }) }) },
  {
    description: 'Exports the lots of a portfolio as CSV. Changes nothing.',
    async resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      return orRefusal(operation.client.send(exportPortfolio, { portfolioId }))
    },
  },
  {
    description: 'The lots of a portfolio as a CSV file that can be imported again.',
    outputFields: (t) => ({
      fileName: t.exposeString('fileName', { description: 'Suggested file name.' }),
      csv: t.exposeString('csv', { description: 'CSV with one lot per line.' }),
    }),
  },
)
