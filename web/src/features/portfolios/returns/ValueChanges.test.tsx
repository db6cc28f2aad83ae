import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PerformanceOfPortfolioQuery } from '../../../__generated__/PerformanceOfPortfolioQuery.graphql.ts'
import query from '../../../__generated__/PerformanceOfPortfolioQuery.graphql.ts'
import { showScreen } from '../../../testing/showScreen.tsx'
import { PerformanceView } from './PerformanceView.tsx'

// Rounded to the cent, the parts add up to 33,830.44.
const CHANGE = {
  ...{ start: '30000.004', price: '3830.444', currency: '0', income: '0.004', returnOfCapital: '0', costs: '0' },
  ...{ inflows: '0', outflows: '0', end: '33830.452' },
}

function Shown({ data }: { data: PerformanceOfPortfolioQuery['response'] }) {
  const performance = data.viewer?.performance
  if (!performance) throw new Error('No performance')
  const choices = { span: 'year', isPending: false, benchmarkStockId: null, onBenchmark: () => {} } as const
  return <PerformanceView performance={performance} {...choices} />
}

test.each([
  ['en', '$33,830.45', 'Amounts are rounded to the cent: their sum may differ from the value by a few cents.'],
  [
    ...(['fr', '33 830,45 $'] as const),
    'Les montants sont arrondis au cent : leur somme peut s’écarter de la valeur de quelques cents.',
  ],
] as const)(
  'a change of value says below its parts that they are rounded, in %s [NUM-15]',
  async (language, end, note) => {
    const day = { timeWeighted: null, benchmark: null }
    const rates = { isAnnual: false, timeWeighted: null, moneyWeighted: null, moneyWeightedMissing: 'NEGATIVE' }
    const performance = {
      ...{ __typename: 'Performance', currency: 'CAD', flows: 'TRADES', change: CHANGE, benchmark: null, years: [] },
      ...{ points: ['2026-01-05', '2026-03-02'].map((date) => ({ date, ...day })) },
      ...{ returns: { ...rates, local: null, exchange: null }, leftOutCount: 0 },
      ...{ hasUnmeasuredIncome: false, isSample: false },
    }
    const ids = { portfolioId: '', isAll: true, stockId: null, benchmarkStockId: null }
    await showScreen<PerformanceOfPortfolioQuery>({
      query,
      Screen: Shown,
      variables: { ...ids, days: 366, currency: 'CAD' },
      answer: { viewer: { __typename: 'Viewer', id: 'viewer', performance } },
      language,
    })
    const total = document.querySelector('[data-part="end"] [data-amount]')
    expect(total?.textContent?.replaceAll(/\s/g, ' ')).toBe(end)
    expect(screen.getByText(note)).toBeTruthy()
  },
)
