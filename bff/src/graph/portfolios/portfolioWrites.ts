import {
  addPortfolio,
  addPortfolioStock,
  deletePortfolio,
  exportPortfolio,
  setAmountOfMoney,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { OwnUsage } from '../../loaders/billing/loadUsage.ts'
import { writeToHoldings, writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { wireVersion } from '../watchlists/conflict.ts'
import { AccountKind, Currency } from '../kernel/enums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { Portfolio } from './portfolio.ts'
import { orPortfolioConflict, PortfolioConflict } from './portfolioConflict.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { Stock } from '../market/stock.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

/** The portfolio as it became, and whoever it belongs to: what is added up over all of them is read anew. */
export type ChangedPortfolio = { portfolio: WirePortfolio; viewer: Session }

export const VERSION = 'What the writer has read; without it the write overwrites whatever is there.'
const GONE_VERSION = 'What the writer has read; without it the portfolio goes whatever it has become.'

const CreatePortfolioPayload = builder
  .objectRef<ChangedPortfolio & { usage: OwnUsage | null }>('CreatePortfolioPayload')
  .implement({
    fields: (t) => ({
      portfolio: t.expose('portfolio', { type: Portfolio }),
      viewer: t.expose('viewer', { type: Viewer }),
      usage: t.field(usageOfWrite),
    }),
  })

const CreatePortfolioInput = builder.inputType('CreatePortfolioInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    currency: t.field({ type: Currency, required: true }),
    accountKind: t.field({ type: AccountKind }),
  }),
})

builder.mutationField('createPortfolio', (t) =>
  t.field({
    type: CreatePortfolioPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: CreatePortfolioInput, required: true }) },
    async resolve(_root, { input: { name, description, currency, accountKind } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const told = { portfolioName: name, portfolioDescription: description, currency }
      const { data: portfolio, usage } = await orRefusal(
        writeToHoldings(operation, viewer, addPortfolio, { ...told, accountKind: accountKind ?? undefined }),
      )
      return { portfolio, viewer, usage }
    },
  }),
)

const UpdatePortfolioPayload = builder.objectRef<ChangedPortfolio>('UpdatePortfolioPayload').implement({
  fields: (t) => ({
    portfolio: t.expose('portfolio', { type: Portfolio }),
    viewer: t.expose('viewer', { type: Viewer }),
  }),
})

const UpdatePortfolioInput = builder.inputType('UpdatePortfolioInput', {
  fields: (t) => ({
    portfolioId: t.id({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    currency: t.field({ type: Currency, required: true }),
    accountKind: t.field({ type: AccountKind, description: 'As it was where it is left out.' }),
    version: t.int({ description: VERSION }),
  }),
})

builder.mutationField('updatePortfolio', (t) =>
  t.field({
    type: UpdatePortfolioPayload,
    errors: { types: [Refusal, LimitRefusal, PortfolioConflict] },
    args: { input: t.arg({ type: UpdatePortfolioInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const change = {
        portfolioId,
        portfolioName: input.name,
        portfolioDescription: input.description,
        currency: input.currency,
        accountKind: input.accountKind ?? undefined,
        version: wireVersion(input.version),
        lots: 'none' as const,
      }
      const write = writeToPortfolio(operation, viewer, updatePortfolio, change, (portfolio) => portfolio)
      const { portfolio } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { portfolio, viewer }
    },
  }),
)

type Deleted = { deletedPortfolioId: string; viewer: Session; usage: OwnUsage | null }

const DeletePortfolioPayload = builder.objectRef<Deleted>('DeletePortfolioPayload').implement({
  fields: (t) => ({
    deletedPortfolioId: t.exposeID('deletedPortfolioId'),
    viewer: t.expose('viewer', { type: Viewer }),
    usage: t.field(usageOfWrite),
  }),
})

const DeletePortfolioInput = builder.inputType('DeletePortfolioInput', {
  fields: (t) => ({ portfolioId: t.id({ required: true }), version: t.int({ description: GONE_VERSION }) }),
})

builder.mutationField('deletePortfolio', (t) =>
  t.field({
    type: DeletePortfolioPayload,
    errors: { types: [Refusal, LimitRefusal, PortfolioConflict] },
    args: { input: t.arg({ type: DeletePortfolioInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const gone = { portfolioId, version: wireVersion(input.version) }
      const write = writeToHoldings(operation, viewer, deletePortfolio, gone)
      const { usage } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { deletedPortfolioId: input.portfolioId, viewer, usage }
    },
  }),
)

const AddPortfolioStockPayload = builder.objectRef<ChangedPortfolio>('AddPortfolioStockPayload').implement({
  fields: (t) => ({
    portfolio: t.expose('portfolio', { type: Portfolio }),
    viewer: t.expose('viewer', { type: Viewer }),
  }),
})

const AddPortfolioStockInput = builder.inputType('AddPortfolioStockInput', {
  fields: (t) => ({ portfolioId: t.id({ required: true }), stockId: t.id({ required: true }) }),
})

builder.mutationField('addPortfolioStock', (t) =>
  t.field({
    type: AddPortfolioStockPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: AddPortfolioStockInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const place = {
        portfolioId: idWithin(Portfolio.name, input.portfolioId),
        stockId: idWithin(Stock.name, input.stockId),
        lots: 'none' as const,
      }
      const { portfolio } = await orRefusal(
        writeToPortfolio(operation, viewer, addPortfolioStock, place, ({ updatedPortfolio }) => updatedPortfolio),
      )
      return { portfolio, viewer }
    },
  }),
)

const SetCashPayload = builder.objectRef<ChangedPortfolio>('SetCashPayload').implement({
  fields: (t) => ({
    portfolio: t.expose('portfolio', { type: Portfolio }),
    viewer: t.expose('viewer', { type: Viewer }),
  }),
})

const SetCashInput = builder.inputType('SetCashInput', {
  fields: (t) => ({
    portfolioId: t.id({ required: true }),
    amount: t.field({ type: 'Decimal', required: true, description: "In the portfolio's currency." }),
    version: t.int({ description: VERSION }),
  }),
})

builder.mutationField('setCash', (t) =>
  t.field({
    type: SetCashPayload,
    errors: { types: [Refusal, LimitRefusal, PortfolioConflict] },
    args: { input: t.arg({ type: SetCashInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      const amountOfMoney = Number(input.amount)
      const change = { portfolioId, amountOfMoney, version: wireVersion(input.version), lots: 'none' as const }
      const portfolioOf = ({ updatedPortfolio }: { updatedPortfolio: WirePortfolio }) => updatedPortfolio
      const write = writeToPortfolio(operation, viewer, setAmountOfMoney, change, portfolioOf)
      const { portfolio } = await orPortfolioConflict(operation, viewer, portfolioId, write)
      return { portfolio, viewer }
    },
  }),
)

const ExportPortfolioPayload = builder
  .objectRef<{ fileName: string; csv: string }>('ExportPortfolioPayload')
  .implement({
    description: 'The lots of a portfolio as a file that imports to the same book.',
    fields: (t) => ({ fileName: t.exposeString('fileName'), csv: t.exposeString('csv') }),
  })

const ExportPortfolioInput = builder.inputType('ExportPortfolioInput', {
  fields: (t) => ({ portfolioId: t.id({ required: true }) }),
})

builder.mutationField('exportPortfolio', (t) =>
  t.field({
    type: ExportPortfolioPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: ExportPortfolioInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const portfolioId = idWithin(Portfolio.name, input.portfolioId)
      return orRefusal(operation.client.send(exportPortfolio, { portfolioId }))
    },
  }),
)
