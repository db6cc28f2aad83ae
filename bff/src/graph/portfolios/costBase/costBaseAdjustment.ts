import type { WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { builder } from '../../kernel/builder.ts'

const CostBaseAdjustmentKind = builder.enumType('CostBaseAdjustmentKind', {
  description: 'Kind of event that changes shares or cost without a trade.',
  values: {
    SPLIT: { value: 'split', description: 'New shares for old ones, more or fewer.' },
    CASH_IN_LIEU: { value: 'cashInLieu', description: 'Paid for what is not a whole share after a split.' },
    RETURN_OF_CAPITAL: {
      value: 'returnOfCapital',
      description: 'Paid out of the cost of the shares, which it lowers.',
    },
    TRANSFER_OUT: { value: 'transferOut', description: 'Shares that left for another account, with their cost.' },
    CONVERTED_OUT: {
      value: 'convertedOut',
      description: 'Shares that became those of another stock, with their cost.',
    },
    CONVERTED_IN: {
      value: 'convertedIn',
      description: 'Shares that another stock became or brought, with their cost.',
    },
    COST_OUT: { value: 'costOut', description: 'Cost that went to a stock that was spun off.' },
    LOSS_OF_SPOUSE: {
      value: 'lossOfSpouse',
      description: 'Loss that the spouse was denied, added to the cost of the shares that replace theirs.',
    },
    TRANSFER_IN: { value: 'transferIn', description: 'Shares that came from another account, with their cost.' },
    NOTIONAL: { value: 'notional', description: 'Distribution that was not paid, and raises the cost.' },
  } as const,
})

type Adjustment = NonNullable<WireCostBaseReport['adjustments']>[number]

export const CostBaseAdjustment = builder.objectRef<Adjustment>('CostBaseAdjustment').implement({
  description: 'What changed shares or cost base beside purchases and sales, in Canadian dollars.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day of the event.' }),
    kind: t.expose('kind', { type: CostBaseAdjustmentKind, description: 'Event that changed the cost base.' }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    portfolioName: t.exposeString('portfolioName', { description: 'Name of the portfolio of the event.' }),
    numerator: t.expose('numerator', { type: 'Decimal', nullable: true, description: 'New shares of a split.' }),
    denominator: t.expose('denominator', { type: 'Decimal', nullable: true, description: 'Old shares of a split.' }),
    amountInCad: t.expose('amountInCad', {
      type: 'Decimal',
      nullable: true,
      description: 'Amount of the event in Canadian dollars; null for a split.',
    }),
    sharesAfter: t.expose('sharesAfter', { type: 'Decimal', description: 'Number of shares held after the event.' }),
    costBaseBefore: t.expose('costBaseBefore', {
      type: 'Decimal',
      description: 'Adjusted cost base of all shares before the event, in Canadian dollars.',
    }),
    costBaseAfter: t.expose('costBaseAfter', {
      type: 'Decimal',
      description: 'Adjusted cost base of all shares after the event, in Canadian dollars.',
    }),
    gain: t.expose('gain', {
      type: 'Decimal',
      nullable: true,
      description: 'Of cash for a fraction, and of capital returned beyond the cost base.',
    }),
  }),
})
