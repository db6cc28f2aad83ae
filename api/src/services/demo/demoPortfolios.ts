import type { Currency, SecurityKey } from '../../providers/marketData/port.ts'
import type { PortfolioRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import type { ObjectiveRow } from '../../database/queries/portfolios/objectiveQueries.ts'

type Translated = { fr: string; en: string }

/** Trade at the close of a past day; negative shares are sold. */
type DemoLot = readonly [daysAgo: number, shares: number]

/** A fund pays distributions of a trust. */
export type DemoStock = { key: SecurityKey; isFund?: true; lots: readonly DemoLot[] }

export type DemoPortfolio = {
  name: Translated
  description: Translated
  currency: Currency
  accountKind: PortfolioRow['accountKind']
  cash: string
  /** Fee per trade in the stock's currency. */
  fee: string | null
  stocks: readonly DemoStock[]
}

type DemoObjective = { key: SecurityKey; kind: ObjectiveRow['kind']; target: string }

export const DEMO_PORTFOLIOS: readonly DemoPortfolio[] = [
  {
    name: { fr: 'Placements', en: 'Investments' },
    description: { fr: 'Le compte de tous les jours.', en: 'The everyday account.' },
    currency: 'CAD',
    accountKind: 'nonRegistered',
    cash: '2450.75',
    fee: '4.95',
    stocks: [
      {
        key: 'XEQT:XTSE',
        isFund: true,
        lots: [
          [352, 120],
          [261, 80],
          [170, 80],
          [79, 60],
        ],
      },
      {
        key: 'RY:XTSE',
        lots: [
          [360, 40],
          [205, 20],
        ],
      },
      {
        key: 'ENB:XTSE',
        lots: [
          [331, 90],
          [152, 60],
          [40, -50],
        ],
      },
      { key: 'CNR:XTSE', lots: [[282, 30]] },
      {
        key: 'SHOP:XTSE',
        lots: [
          [300, 30],
          [61, -10],
        ],
      },
      {
        key: 'BCE:XTSE',
        lots: [
          [321, 80],
          [92, -80],
        ],
      },
      { key: 'AAPL:XNAS', lots: [[243, 12]] },
    ],
  },
  {
    name: { fr: 'REER en dollars américains', en: 'RRSP in US dollars' },
    description: { fr: 'De grandes sociétés américaines, à long terme.', en: 'Large American companies, long term.' },
    currency: 'USD',
    accountKind: 'rrsp',
    cash: '1180.2',
    fee: null,
    stocks: [
      {
        key: 'MSFT:XNAS',
        lots: [
          [355, 8],
          [123, 4],
        ],
      },
      {
        key: 'NVDA:XNAS',
        lots: [
          [310, 40],
          [46, -15],
        ],
      },
      { key: 'COST:XNAS', lots: [[292, 5]] },
      { key: 'GOOGL:XNAS', lots: [[214, 18]] },
      {
        key: 'DIS:XNYS',
        lots: [
          [263, 30],
          [84, -12],
        ],
      },
    ],
  },
]

export const DEMO_OBJECTIVES: readonly DemoObjective[] = [
  { key: 'XEQT:XTSE', kind: 'totalTargetedShareCount', target: '500' },
  { key: 'RY:XTSE', kind: 'totalTargetedValue', target: '15000' },
  { key: 'ENB:XTSE', kind: 'totalInvestmentTargetedAmount', target: '8000' },
  { key: 'MSFT:XNAS', kind: 'percentageOfTotalInvestmentValue', target: '15' },
]
