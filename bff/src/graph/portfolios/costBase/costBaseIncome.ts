import type { WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { INCOME_KINDS } from '@palier/domain/portfolios/bookEvent'
import { builder } from '../../kernel/builder.ts'
import { Currency } from '../../kernel/enums.ts'
import { IncomeKind } from '../../kernel/portfolioEnums.ts'

type Income = NonNullable<WireCostBaseReport['income']>[number]

export const CostBaseIncome = builder.objectRef<Income>('CostBaseIncome').implement({
  description: 'Income of the year of one kind, in Canadian dollars.',
  fields: (t) => ({
    incomeKind: t.field({
      type: IncomeKind,
      nullable: true,
      description: 'Null where it was not told.',
      resolve: ({ incomeKind }) => INCOME_KINDS.find((known) => known === incomeKind) ?? null,
    }),
    gross: t.expose('gross', { type: 'Decimal', description: 'Income before tax withheld, in Canadian dollars.' }),
    withheld: t.expose('withheld', { type: 'Decimal', description: 'Tax withheld.' }),
    withoutRateCount: t.exposeInt('withoutRateCount', {
      description: 'Number of payments left out because no exchange rate is known for their day.',
    }),
  }),
})

type ForeignCash = NonNullable<WireCostBaseReport['foreignCash']>[number]

export const CostBaseForeignCash = builder.objectRef<ForeignCash>('CostBaseForeignCash').implement({
  description: 'Cash in a foreign currency outside registered accounts; gains in Canadian dollars.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'The foreign currency.' }),
    gain: t.expose('gain', { type: 'Decimal', description: 'Worth of what left, less what it had cost on average.' }),
    countedGain: t.expose('countedGain', {
      type: 'Decimal',
      description: 'What of the gain counts: only what exceeds 200 dollars, or a loss of more.',
    }),
    balance: t.expose('balance', { type: 'Decimal', description: 'At the end of the year, in the foreign currency.' }),
    cost: t.expose('cost', { type: 'Decimal', description: 'What the balance has cost, in Canadian dollars.' }),
    uncovered: t.expose('uncovered', {
      type: 'Decimal',
      description: 'Spent beyond what had come in, in the foreign currency; it has no gain.',
    }),
    withoutRateCount: t.exposeInt('withoutRateCount', {
      description: 'Number of amounts without a gain because no exchange rate is known for their day.',
    }),
  }),
})
