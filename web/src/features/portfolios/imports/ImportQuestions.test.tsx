import { fireEvent, screen } from '@testing-library/react'
import { SKIP_REASONS } from '@palier/domain/imports/tradeWords'
import { describe, expect, test, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import type { ImportColumn, ImportPreview } from './importPreview.ts'
import { ImportNames } from './ImportNames.tsx'
import { ImportQuestions } from './ImportQuestions.tsx'
import { useReasonLabels } from './useReasonLabels.ts'

function columnAnswer(index: number, title: string, meaning: ImportColumn['meaning']): ImportColumn {
  return { index, title, samples: ['x'], meaning }
}

const PREVIEW: ImportPreview = {
  importId: 'i1',
  formatName: null,
  columns: [
    columnAnswer(0, 'Date', 'DATE'),
    columnAnswer(1, 'Symbol', 'SYMBOL'),
    columnAnswer(2, 'Quantity', 'QUANTITY'),
    columnAnswer(3, 'Price', 'PRICE'),
    columnAnswer(4, 'Taux', null),
    columnAnswer(5, 'Réglé', null),
  ],
  questions: ['COLUMNS'],
  accounts: [],
  rows: [],
  nextCursor: null,
  acceptedCount: 0,
  skippedCount: 0,
  refusedCount: 0,
  incompleteCount: 0,
  duplicateCount: 0,
  rowCount: 1,
  headerLine: 1,
  blankCount: 0,
  recordCount: 2,
  events: [],
  unnamed: [],
  isReady: false,
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('what a file does not say', () => {
  test('without a type the person may say what every row is', async () => {
    const answer = vi.fn()
    await renderPiece(<ImportQuestions preview={PREVIEW} isBusy={false} onAnswer={answer} />)
    choose('Achat ou vente', 'BUY')
    fireEvent.click(screen.getByRole('button', { name: 'Lire avec ces réponses' }))
    expect(answer).toHaveBeenLastCalledWith(expect.objectContaining({ everyRow: 'BUY' }))

    // A column that says it goes before: nothing is asked any more, and nothing said.
    choose('« Taux » signifie', 'TYPE')
    expect(screen.queryByLabelText('Achat ou vente')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Lire avec ces réponses' }))
    expect(answer.mock.lastCall?.[0]).not.toHaveProperty('everyRow')
  })

  test('a rate and a settlement are named in both languages', async () => {
    const answer = vi.fn()
    await renderPiece(<ImportQuestions preview={PREVIEW} isBusy={false} onAnswer={answer} />, { language: 'en' })
    expect(screen.getAllByRole('option', { name: 'Exchange rate to CAD' })).toHaveLength(2)
    choose('“Taux” means', 'FX_RATE')
    choose('“Réglé” means', 'SETTLEMENT_DATE')
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const { columns } = answer.mock.lastCall?.[0] ?? {}
    expect(columns.slice(4)).toEqual([
      { column: 4, meaning: 'FX_RATE' },
      { column: 5, meaning: 'SETTLEMENT_DATE' },
    ])
  })
})

test('what the names of columns tell is not asked, but can be changed [PORT-12]', async () => {
  const answer = vi.fn()
  await renderPiece(<ImportQuestions preview={PREVIEW} isBusy={false} onAnswer={answer} />, { language: 'en' })
  expect(screen.getAllByLabelText(/means$/)).toHaveLength(2)
  expect(screen.getByText(/Shares \(Quantity\), Price \(Price\)/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change these' }))
  expect(screen.getAllByLabelText(/means$/)).toHaveLength(6)
  choose('“Price” means', 'AMOUNT')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(answer.mock.lastCall?.[0].columns).toContainEqual({ column: 3, meaning: 'AMOUNT' })
})

test('the names of a file are given symbols, and one that is not found says so [PORT-12]', async () => {
  const answer = vi.fn()
  const names = ['ISHARES CORE EQUITY', 'VANGUARD 500 INDX ETF-NEW']
  await renderPiece(<ImportNames names={names} isBusy={false} onAnswer={answer} />, { language: 'en' })
  const read = screen.getByRole('button', { name: 'Read again' })
  expect(read.getAttribute('aria-disabled')).toBe('true')
  choose('ISHARES CORE EQUITY', ' XEQT.TO ')
  fireEvent.click(read)
  expect(answer.mock.calls).toEqual([[{ symbols: [{ name: 'ISHARES CORE EQUITY', symbol: 'XEQT.TO' }] }]])
  // The name is asked for still: its answer was of no use, and is not sent again.
  expect(screen.getByText(/No stock found/)).toBeTruthy()
  fireEvent.click(read)
  expect(answer).toHaveBeenCalledOnce()
})

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const { reasonOf } = useReasonLabels()
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reasonOf({ verdict: 'SKIPPED', reason, withLine: null })}</li>
      ))}
    </ul>
  )
}

const OF_EVENTS = [
  ...[
    'reversed',
    'quantity.awaits',
    'missing.cost',
    'missing.costShare',
    'amount.withoutShares',
    'ratio.required',
    'withheld.withoutDividend',
    'withheld.severalDividends',
  ],
  ...['cashInLieu.withoutSplit', 'currency.unsupported', 'amount.required', 'net.contradicted', 'kind.reversal'],
]

test.each(['fr', 'en'] as const)('each reason of a skipped row has its own sentence in %s', async (language) => {
  const reasons = [...SKIP_REASONS, ...OF_EVENTS]
  await renderPiece(<Reasons reasons={reasons} />, { language })
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(sentences).size).toBe(reasons.length)
  expect(sentences.filter((sentence) => !sentence || /illisible|unreadable/.test(sentence))).toEqual([])
})
