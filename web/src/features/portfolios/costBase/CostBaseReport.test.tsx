import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CostBaseScreenQuery } from '../../../__generated__/CostBaseScreenQuery.graphql.ts'
import { CostBaseScreen, query } from '../../../screens/portfolios/CostBaseScreen.tsx'
import { showScreen } from '../../../testing/showScreen.tsx'
import '../figures/HowComputed.tsx'

// 80 sold at a loss of 415.35, of which 20 were bought again: a quarter is denied.
const SALE = {
  ...{ date: '2025-09-03', settlementDate: '2025-09-04', type: 'SELL', symbol: 'TD', portfolioName: 'Conjoint' },
  ...{ quantity: '80', price: '103.65', fee: '4.95', rate: '1', isRateSimulated: false, amountInCad: '8292' },
  ...{ sharesAfter: '40', costBaseAfter: '4455.0375', gain: '-415.35', isSuperficial: true, deniedLoss: '103.8375' },
  computation: {
    ...{ costBaseBefore: '13053.60', feeInCad: '4.95', costOfSold: '8702.40' },
    superficial: {
      ...{ windowStart: '2025-08-05', windowEnd: '2025-10-04' },
      ...{ sharesBought: '20', sharesHeld: '60', sharesReplaced: '20' },
      ...{ sharesBoughtByOther: '12', addedToOther: '62.3025' },
    },
  },
}
const SECURITY = {
  ...{ symbol: 'TD', companyName: 'Banque TD', sharesSold: '80', proceeds: '8292', outlays: '4.95' },
  ...{ costBase: '8702.40', gain: '-415.35', deniedLoss: '103.8375', deemedGain: '0', reportedGain: '-311.5125' },
  ...{ lostForever: '0', isProvisional: false, sharesHeld: '60', costBaseHeld: '6534' },
  oneForOne: { reportedGain: '-415.35', costBaseHeld: '6430.1625' },
}

const SPLIT = {
  ...{ date: '2025-10-01', kind: 'SPLIT', symbol: 'TD', portfolioName: 'Conjoint', numerator: '2', denominator: '1' },
  ...{ amountInCad: null, sharesAfter: '80', costBaseAfter: '4455.0375', gain: null },
}
const CAPITAL = {
  ...{ date: '2025-11-03', kind: 'RETURN_OF_CAPITAL', symbol: 'TD', portfolioName: 'Conjoint', numerator: null },
  ...{ denominator: null, amountInCad: '34', sharesAfter: '80', costBaseAfter: '4421.0375', gain: '0' },
}
// More was returned than the shares had cost.
const BEYOND = { ...CAPITAL, date: '2025-12-01', costBaseAfter: '0', gain: '12.5' }
const DOLLARS = {
  ...{ currency: 'USD', gain: '-240', countedGain: '0', balance: '1000', cost: '1380' },
  ...{ uncovered: '0', withoutRateCount: 0 },
}
const INCOME = { incomeKind: 'ELIGIBLE', gross: '104.4', withheld: '0', withoutRateCount: 0 }

async function show(language: 'fr' | 'en', sale = SALE) {
  const report = {
    ...{ __typename: 'CostBaseReport', year: 2025, csv: '', isRateSimulated: false },
    ...{ rowsWithoutRate: 0, rowsNotHeld: 0, foreignPropertyCost: '175000', securities: [SECURITY], events: [sale] },
    ...{ adjustments: [SPLIT, CAPITAL, BEYOND], income: [INCOME], foreignCash: [DOLLARS] },
    ...{ proceeds: '8292', outlays: '4.95', costBase: '8702.40', gain: '-415.35' },
    ...{ deniedLoss: '103.8375', deemedGain: '0', reportedGain: '-311.5125' },
  }
  await showScreen<CostBaseScreenQuery>({
    query,
    Screen: CostBaseScreen,
    variables: { year: 2025 },
    answer: { viewer: { __typename: 'Viewer', id: 'viewer', costBaseReport: report } },
    language,
  })
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the total holds the outlays and the gain to report, and its figures agree', async () => {
  await show('en')
  const [table] = screen.getAllByRole('table')
  const total = within(table as HTMLElement).getByRole('row', { name: /^Total/ })
  expect(cellsOf(total)).toEqual(['$8,292.00', '$4.95', '$8,702.40', '−$415.35', '$103.84', '–', '−$311.51', ''])
})

test('a deemed gain has a column of its own, and the note below names it [NUM-13]', async () => {
  await show('en')
  const [table] = screen.getAllByRole('table')
  expect(within(table as HTMLElement).getByRole('columnheader', { name: 'Deemed gain' })).toBeTruthy()
  expect(screen.getByText(/gain \+ denied loss \+ deemed gain = gain to report/)).toBeTruthy()
})

test.each([
  ['fr', '17,333', '1 733,30 $'],
  ['en', '17.333', '$1,733.30'],
] as const)('a trade shows its price with every stored decimal, in %s [NUM-15]', async (language, price, amount) => {
  await show(language, { ...SALE, quantity: '100', price: '17.333', amountInCad: '1733.30' })
  const row = document.querySelector<HTMLElement>('[data-figure="eventAmount"]')?.closest('tr')
  if (!row) throw new Error('The trade has no row')
  const cells = cellsOf(row).map((text) => text?.replaceAll(/\s/g, ' '))
  expect(cells).toContain(price)
  expect(cells).toContain(amount)
})

test('the reason of a denial stands on the page: which is least, and the days of the window', async () => {
  await show('fr')
  const reason = screen.getByText(/^Perte apparente : 103,84/)
  expect(reason.textContent?.replaceAll('\u00a0', ' ')).toContain(
    '103,84 $ refusés pour 20 actions, soit le plus petit de ces nombres : 80 vendues, 20 achetées du 5 août 2025 au 4 oct. 2025',
  )
  expect(reason.textContent?.replaceAll('\u00a0', ' ')).toContain('60 détenues à la fin de cette période')
  expect(reason.textContent?.replaceAll('\u00a0', ' ')).toContain(
    '12 actions ont été achetées par votre conjoint ou conjointe. 62,30 $ s’ajoutent au prix de base de ses actions.',
  )
})

test('the gain of a single sale has its sign, as in the table above', async () => {
  await show('en', { ...SALE, gain: '415.35', isSuperficial: false, deniedLoss: '0' })
  expect(document.querySelector('[data-figure="eventGain"]')?.textContent).toBe('+$415.35')
})

test('a figure opens its computation', async () => {
  await show('en')
  const figure = document.querySelector<HTMLElement>('[data-figure="eventDenied"]')
  if (!figure) throw new Error('The denied loss is no figure')
  fireEvent.click(figure)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Loss').nextElementSibling?.textContent).toBe('$415.35')
  expect(dialog.getByText('Bought in the period').nextElementSibling?.textContent).toBe('20')
  expect(dialog.getByText('Held at the end of the period').nextElementSibling?.textContent).toBe('60')
})

test('events that changed shares and cost bases stand below the trades, and the income of the year by kind', async () => {
  await show('en')
  const events = screen.getByRole('table', { name: 'Events' })
  const [, split, capital] = within(events).getAllByRole('row')
  expect(cellsOf(split as HTMLElement)).toEqual(['Split: 2 for 1', 'TDConjoint', '', '80', '$4,455.04', ''])
  expect(cellsOf(capital as HTMLElement)).toEqual([
    ...['Return of capital', 'TDConjoint', '$34.00', '80', '$4,421.04', '–'],
  ])
  const income = screen.getByRole('table', { name: 'Income' })
  expect(cellsOf(within(income).getByRole('row', { name: /^Eligible/ }))).toEqual(['$104.40', '$0.00'])
})

test('the gains of events and of foreign cash have their sign, as in the tables above', async () => {
  await show('en')
  const last = within(screen.getByRole('table', { name: 'Events' }))
    .getAllByRole('row')
    .at(-1)
  expect(cellsOf(last as HTMLElement).at(-1)).toBe('+$12.50')
  const cash = screen.getByRole('row', { name: /^USD/ })
  expect(cellsOf(cash).slice(-2)).toEqual(['−$240.00', '–'])
})

test('losses that count the same purchases say so, with the other reading beside', async () => {
  await show('fr')
  const row = within(screen.getAllByRole('table')[0] ?? document.body).getByRole('rowheader', { name: /Banque TD/ })
  expect(row.textContent).toMatch(/comptent les mêmes achats.*gain à déclarer −415,35.\$, prix de base 6.430,16.\$/)
  expect(screen.getByText(/175.000,00.\$ cette année-là.*T1135/)).toBeTruthy()
})
