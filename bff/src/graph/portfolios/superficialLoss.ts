import type { WireSuperficialLossCheck } from '@palier/contract/portfolios/superficialLossCalls'
import { loadSuperficialLossCheck } from '../../loaders/portfolios/loadSuperficialLossCheck.ts'
import { builder } from '../kernel/builder.ts'
import { PortfolioOwner, TransactionType } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { Stock } from '../market/stock.ts'
import { Viewer } from '../viewer/viewer.ts'
import { SuperficialLoss } from './costBase/costBase.ts'
import { lotIdIn } from './lot.ts'
import { placeOf, wireTrade } from './lotWrites.ts'

const CheckedSale = builder.objectRef<NonNullable<WireSuperficialLossCheck['sale']>>('CheckedSale').implement({
  description: 'A sale that is not made yet, in Canadian dollars.',
  fields: (t) => ({
    gain: t.expose('gain', { type: 'Decimal', description: 'Below 0 a loss, before any denial.' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal', description: 'Part of the loss that would be denied.' }),
    lostForever: t.expose('lostForever', {
      type: 'Decimal',
      description: 'Of it what would be lost for good, because registered accounts bought the shares.',
    }),
    superficial: t.expose('superficial', {
      type: SuperficialLoss,
      nullable: true,
      description: 'Why it would be denied; null where nothing would.',
    }),
    isProvisional: t.exposeBoolean('isProvisional', {
      description: 'Whether a purchase after the sale may still change this.',
    }),
    owner: t.field({ type: PortfolioOwner, description: 'Whose loss it is.', resolve: ({ owner }) => owner ?? 'self' }),
  }),
})

const PurchaseInWindow = builder
  .objectRef<WireSuperficialLossCheck['purchases'][number]>('PurchaseInWindow')
  .implement({
    description: 'A purchase in the 30 days around a sale.',
    fields: (t) => ({
      settlementDate: t.expose('settlementDate', { type: 'Date', description: 'Day on which it settled.' }),
      portfolioName: t.exposeString('portfolioName', { description: 'Name of the portfolio of the trade.' }),
      quantity: t.expose('quantity', { type: 'Decimal', description: 'Number of shares bought.' }),
      isRegistered: t.exposeBoolean('isRegistered', { description: 'Whether it was made in a registered account.' }),
      owner: t.field({ type: PortfolioOwner, description: 'Who bought.', resolve: ({ owner }) => owner ?? 'self' }),
    }),
  })

const LossInWindow = builder.objectRef<WireSuperficialLossCheck['losses'][number]>('LossInWindow').implement({
  description: 'A sale at a loss that a purchase would make superficial, in Canadian dollars.',
  fields: (t) => ({
    settlementDate: t.expose('settlementDate', { type: 'Date', description: 'Day on which it settled.' }),
    portfolioName: t.exposeString('portfolioName', { description: 'Name of the portfolio of the trade.' }),
    owner: t.field({ type: PortfolioOwner, description: 'Whose loss it is.', resolve: ({ owner }) => owner ?? 'self' }),
    loss: t.expose('loss', { type: 'Decimal', description: 'Of the whole sale, as a positive amount.' }),
    deniedBefore: t.expose('deniedBefore', { type: 'Decimal', description: 'Denied already, without the purchase.' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal', description: 'Denied with the purchase.' }),
    lostForever: t.expose('lostForever', { type: 'Decimal', description: 'Of it what is never given back.' }),
    windowEnd: t.expose('windowEnd', {
      type: 'Date',
      description: 'Last day on which a purchase may settle and still count.',
    }),
  }),
})

const SuperficialLossCheck = builder.objectRef<WireSuperficialLossCheck>('SuperficialLossCheck').implement({
  description:
    'What the rule of superficial losses says before a trade is made. Days are settlement days. Information, not advice.',
  fields: (t) => ({
    settlementDate: t.expose('settlementDate', { type: 'Date', description: 'Day on which the trade settles.' }),
    sale: t.expose('sale', {
      type: CheckedSale,
      nullable: true,
      description: 'Of a sale; null for a purchase, in a registered account, or where the gain is not known.',
    }),
    purchases: t.expose('purchases', {
      type: [PurchaseInWindow],
      description: 'Of all accounts, of the spouse too, in the 30 days around that day, the newest ones.',
    }),
    deniedThrough: t.expose('deniedThrough', {
      type: 'Date',
      nullable: true,
      description: 'A loss of a sale that settles through this day is near such a purchase; null where there is none.',
    }),
    losses: t.expose('losses', {
      type: [LossInWindow],
      description: 'Losses that the purchase would deny, or that any purchase today would.',
    }),
  }),
})

const ProposedTrade = builder.inputType('ProposedTradeInput', {
  description: 'A trade before it is saved.',
  fields: (t) => ({
    portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
    type: t.field({ type: TransactionType, required: true, description: 'Purchase or sale.' }),
    date: t.field({ type: 'Date', required: true, description: 'Trade date.' }),
    quantity: t.field({ type: 'Decimal', required: true, description: 'Number of shares.' }),
    price: t.field({ type: 'Decimal', required: true, description: 'Of one share in the currency of the stock.' }),
    fee: t.field({
      type: 'Decimal',
      description: 'Fee of the broker in the currency of the stock; none when left out.',
    }),
    fxRateToCad: t.field({
      type: 'Decimal',
      description: 'Canadian dollars for one unit of the currency of the stock on that day.',
    }),
    lotId: t.id({ description: 'The lot that it replaces.' }),
  }),
})

builder.objectField(Viewer, 'superficialLossCheck', (t) =>
  t.field({
    type: SuperficialLossCheck,
    nullable: true,
    description:
      'What the rule of superficial losses says of a stock today, or of a proposed trade; null when the server does not tell it, or the trade cannot be saved.',
    args: {
      stockId: t.arg.id({ required: true, description: 'Global id of the stock.' }),
      trade: t.arg({ type: ProposedTrade, description: 'Left out, the state of today.' }),
    },
    resolve(_session, { stockId: stock, trade }, { operation }) {
      if (!trade) return loadSuperficialLossCheck(operation, { stockId: idWithin(Stock.name, stock) })
      const { portfolioId, stockId } = placeOf({ portfolioId: trade.portfolioId, stockId: stock })
      return loadSuperficialLossCheck(operation, {
        stockId,
        trade: {
          portfolioId,
          ...wireTrade({ ...trade, note: '' }),
          transactionType: trade.type === 'buy' ? 'Buy' : 'Sell',
          lotId: trade.lotId == null ? undefined : lotIdIn(trade.lotId),
        },
      })
    },
  }),
)
