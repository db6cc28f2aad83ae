import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { AccountQuestion } from './AccountQuestion.tsx'
import type { ImportAccount, ImportPreview } from './importPreview.ts'

function account(number: string, type: string, isRegistered: boolean): ImportAccount {
  return { number, type, rowCount: 3, isRegistered, isOtherKind: isRegistered, isChosen: false }
}

const MARGIN = account('51000001', 'Individual margin', false)
const TFSA = account('52000002', 'Individual TFSA', true)

function previewWith(accounts: ImportAccount[]): ImportPreview {
  return {
    ...{ importId: 'i1', formatName: 'Questrade', columns: [], questions: ['ACCOUNT'], accounts, rows: [] },
    ...{ nextCursor: null, acceptedCount: 0, skippedCount: 0, refusedCount: 0, incompleteCount: 0, duplicateCount: 0 },
    ...{ rowCount: 6, headerLine: 1, blankCount: 0, recordCount: 7, events: [], unnamed: [], isReady: false },
  }
}

async function ask(accounts: ImportAccount[]) {
  const answer = vi.fn()
  await renderPiece(
    <AccountQuestion preview={previewWith(accounts)} portfolioName="Marge" isBusy={false} onAnswer={answer} />,
    { language: 'en' },
  )
  const read = () => fireEvent.click(screen.getByRole('button', { name: 'Read this account' }))
  return { answer, read }
}

it('a file with several accounts is read for the account that the user chooses [IMP-4]', async () => {
  const { answer, read } = await ask([MARGIN, TFSA])
  expect(screen.getByRole('group', { name: 'This file has 2 accounts. Which one goes into “Marge”?' })).toBeTruthy()
  read()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: /51000001/ }))
  read()
  expect(answer).toHaveBeenLastCalledWith({ account: '51000001', isAccountKindConfirmed: false })
})

it('an account of another kind than the portfolio is imported only after a confirmation [IMP-4]', async () => {
  const { answer, read } = await ask([MARGIN, TFSA])
  fireEvent.click(screen.getByRole('radio', { name: /52000002/ }))
  expect(screen.getByText(/is a registered account, but the portfolio “Marge” is not/)).toBeTruthy()
  read()
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Import into this portfolio anyway' }))
  read()
  expect(answer).toHaveBeenLastCalledWith({ account: '52000002', isAccountKindConfirmed: true })
})

it('the only account of a file is asked about if it is of another kind [IMP-4]', async () => {
  const { answer, read } = await ask([{ ...TFSA, isChosen: true }])
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Import into this portfolio anyway' }))
  read()
  expect(answer).toHaveBeenLastCalledWith({ account: null, isAccountKindConfirmed: true })
})
