import type { WireProposedSplit } from '@palier/contract/portfolios/splitCalls'
import { loadProposedSplits, sendSplitAnswer } from '../../loaders/portfolios/loadSplits.ts'
import { builder } from '../kernel/builder.ts'
import { idWithin } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { Stock } from '../market/stock.ts'
import { changedViewer, Viewer } from '../viewer/viewer.ts'
import { knownStock } from './objective.ts'
import { Portfolio } from './portfolio.ts'

const ProposedSplitAccount = builder
  .objectRef<WireProposedSplit['accounts'][number]>('ProposedSplitAccount')
  .implement({
    description: 'A portfolio that held shares before a split.',
    fields: (t) => ({
      portfolioId: t.exposeString('portfolioId', {
        description: 'Id of the portfolio in page addresses: /portfolio/{portfolioId}.',
      }),
      portfolioName: t.exposeString('portfolioName', { description: 'Name of the portfolio.' }),
      shareCount: t.expose('shareCount', { type: 'Decimal', description: 'Shares held before it.' }),
      shareCountAfter: t.expose('shareCountAfter', { type: 'Decimal', description: 'Shares that it makes of them.' }),
    }),
  })

const ProposedSplit = builder.objectRef<WireProposedSplit>('ProposedSplit').implement({
  description: 'Split that the market data tells and that portfolios of the person lack.',
  fields: (t) => ({
    stock: t.field({
      type: Stock,
      description: 'Stock that is split.',
      resolve: ({ stockId }, _arguments, { operation }) => knownStock(stockId, operation),
    }),
    stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    date: t.expose('date', { type: 'Date', description: 'First day on which the new shares trade.' }),
    numerator: t.expose('numerator', { type: 'Decimal', description: 'New shares.' }),
    denominator: t.expose('denominator', { type: 'Decimal', description: 'Old shares that the new ones replace.' }),
    accounts: t.expose('accounts', { type: [ProposedSplitAccount], description: 'Portfolios that held its shares.' }),
  }),
})

builder.objectField(Viewer, 'proposedSplits', (t) =>
  t.field({
    type: [ProposedSplit],
    description: 'Splits to be entered into portfolios, the oldest first, one a stock.',
    resolve: (_session, _arguments, { operation }) => loadProposedSplits(operation),
  }),
)

const SplitAnswer = builder.enumType('SplitAnswer', {
  description: 'What is done about a proposed split.',
  values: {
    ENTERED: { value: 'entered', description: 'Entered into each of the portfolios.' },
    DECLINED: { value: 'declined', description: 'Not proposed again.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Either is taken back.' },
  } as const,
})

builder.relayMutationField(
  'answerSplit',
  {
    inputFields: (t) => ({
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      date: t.field({ type: 'Date', required: true, description: 'First day on which the new shares trade.' }),
      answer: t.field({ type: SplitAnswer, required: true, description: 'What is to be done.' }),
    }),
  },
  {
    description: 'Enters a proposed split into all portfolios that held its shares, declines it, or takes that back.',
    async resolve(_root, { input: { stockId, date, answer } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const portfolios = await orRefusal(
        sendSplitAnswer(operation, viewer, { stockId: idWithin(Stock.name, stockId), date, answer }),
      )
      return { portfolios, viewer }
    },
  },
  {
    outputFields: (t) => ({
      portfolios: t.expose('portfolios', {
        type: [Portfolio],
        description: 'Portfolios whose positions have changed.',
      }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)
