import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CostBaseScreenQuery } from '../../__generated__/CostBaseScreenQuery.graphql.ts'
import { defaultColorChoice } from '../../app/theme/colorChoice.ts'
import { DayPlot } from '../../kit/chart/DayPlot.tsx'
import { ValueTable } from '../../features/portfolios/value/ValueTable.tsx'
import { showOnPhone } from '../../testing/phone.ts'
import { holdingAnswer } from '../../testing/portfolioAnswers.ts'
import { renderPiece } from '../../testing/render.tsx'
import { showPortfolio } from '../../testing/showPortfolio.tsx'
import { showScreen } from '../../testing/showScreen.tsx'
import { ColorModeContext } from '../../ui/layout/ColorModeContext.ts'
import { CostBaseScreen, query } from '../portfolios/CostBaseScreen.tsx'

/** The texts with a number that the eye leaves to be read by a passer-by. */
function shownNumbers(inside: ParentNode): string[] {
  return [...inside.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\d/.test(textContent ?? ''))
    .filter(({ parentElement }) => !parentElement?.closest('[data-amount], [data-figure]'))
    .map(({ textContent }) => textContent ?? '')
}

const SUPERFICIAL = {
  windowStart: '2026-02-01',
  windowEnd: '2026-04-02',
  sharesBought: '18',
  sharesHeld: '19',
  sharesReplaced: '10',
  sharesBoughtByOther: '0',
  addedToOther: '0',
}

test('of the cost base prices and rates alone stay when amounts are hidden', async () => {
  const security = {
    symbol: 'RY',
    companyName: 'Banque Royale',
    sharesSold: '11',
    proceeds: '1101',
    costBase: '1102',
    outlays: '13',
    gain: '1104',
    deniedLoss: '15',
    deemedGain: '0',
    lostForever: '16',
    isProvisional: false,
    sharesHeld: '17',
    costBaseHeld: '1108',
    reportedGain: '1119',
  }
  const event = {
    date: '2026-03-02',
    settlementDate: '2026-03-03',
    type: 'SELL',
    symbol: 'RY',
    portfolioName: 'Comptant',
    quantity: '11',
    price: '142.42',
    fee: '9.95',
    rate: '1.3671',
    isRateSimulated: false,
    amountInCad: '1101',
    sharesAfter: '17',
    costBaseAfter: '1108',
    gain: '1104',
    isSuperficial: true,
    deniedLoss: '15',
    computation: { costBaseBefore: '2210', feeInCad: '13', costOfSold: '1102', superficial: SUPERFICIAL },
  }
  const adjustment = {
    date: '2026-04-07',
    kind: 'RETURN_OF_CAPITAL',
    symbol: 'RY',
    portfolioName: 'Comptant',
    numerator: null,
    denominator: null,
    amountInCad: '1134',
    sharesAfter: '17',
    costBaseAfter: '1121',
    gain: '14',
  }
  const report = {
    __typename: 'CostBaseReport',
    year: 2026,
    csv: '',
    isRateSimulated: false,
    rowsWithoutRate: 0,
    rowsNotHeld: 0,
    proceeds: '1101',
    costBase: '1102',
    outlays: '13',
    gain: '1104',
    deniedLoss: '15',
    deemedGain: '0',
    reportedGain: '1119',
    securities: [security],
    events: [event],
    adjustments: [adjustment],
    foreignCash: [],
    income: [{ incomeKind: 'ELIGIBLE', gross: '1104.4', withheld: '18', withoutRateCount: 0 }],
  }
  await showScreen<CostBaseScreenQuery>({
    query,
    Screen: CostBaseScreen,
    variables: { year: 2026 },
    answer: { viewer: { __typename: 'Viewer', id: 'viewer', costBaseReport: report } },
  })
  const shown = screen.getAllByRole('table').flatMap(shownNumbers)
  expect(shown).toEqual(['2026-03-02', '2026-03-03', '142,42', '1,3671', '2026-04-07'])
})

test('on a phone the number of shares is hidden with what they are worth', async () => {
  showOnPhone()
  await showPortfolio([holdingAnswer({ symbol: 'SHOP' })])
  const card = document.querySelector('[data-row]')
  expect(card?.textContent).toContain('60')
  expect(card && shownNumbers(card).join()).toMatch(/^158,20\s\$$/)
})

test('of the value over time the days alone stay', async () => {
  const points = [
    { date: '2026-11-19', value: '9200', invested: '3095.90' },
    { date: '2026-11-20', value: '9400', invested: '3095.90' },
  ]
  await renderPiece(<ValueTable caption="" currency="CAD" points={points} />)
  const table = screen.getByRole('table')
  expect(table.textContent).toMatch(/9\s400,00/)
  expect(shownNumbers(table).map((text) => /^\d+/.exec(text)?.[0])).toEqual(['20', '19'])
})

const DAYS = [
  { date: '2025-11-20', value: 100, second: null },
  { date: '2026-03-02', value: 130, second: 80.18 },
  { date: '2026-11-20', value: 158.2, second: 80.18 },
]

test.each([
  ['a price', false, /158,20/],
  ['what is owned', true, /^20.nov. 2.mars.2026 20.nov.$/],
])('a drawing of %s names neither quantities nor what they cost', async (_what, isOfAmounts, shown) => {
  const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  onTestFinished(() => spy.mockRestore())
  const { container } = await renderPiece(
    <ColorModeContext value={{ choice: defaultColorChoice, isDark: false, choose: () => {} }}>
      <DayPlot
        height={228}
        sentence=""
        days={DAYS}
        markers={[{ date: '2026-03-02', kind: 'buy', text: '+47' }]}
        valueLabel="Valeur"
        secondLabel="Coût"
        pointerLabel="Parcourir"
        isOfAmounts={isOfAmounts}
      />
    </ColorModeContext>,
  )
  // The chart library comes later.
  await screen.findByText('+47')
  const labels = [...container.querySelectorAll('svg')].flatMap(shownNumbers).join(' ')
  expect(container.textContent).toContain('+47')
  expect(container.textContent).toContain('80,18')
  expect(labels).not.toMatch(/47|80,18/)
  expect(labels).toMatch(shown)
})
