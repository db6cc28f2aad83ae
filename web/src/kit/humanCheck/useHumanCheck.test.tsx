import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../alert/RequestFailure.ts'
import { answerNoCheck } from '../../testing/answerOperation.ts'
import { renderPiece } from '../../testing/render.tsx'
import { HumanCheckLine } from './HumanCheckLine.tsx'
import { solvePuzzle } from './solvePuzzle.ts'
import { useHumanCheck } from './useHumanCheck.ts'

function Form() {
  const check = useHumanCheck('REGISTER')
  const [said, setSaid] = useState('')
  const obtain = () => check.obtain().then(setSaid, (failure: unknown) => setSaid(codeOf(failure)))
  return (
    <>
      <button onClick={check.prepare}>prepare</button>
      <button onClick={() => void obtain()}>obtain</button>
      <button onClick={check.spend}>spend</button>
      <output>{said}</output>
      <HumanCheckLine check={check} />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the human check of a form', () => {
  test('a proof is prepared once, used once, and made anew for the next request [REG-23]', async () => {
    const { environment } = await renderPiece(<Form />)
    press('prepare')
    press('prepare')
    expect(environment.mock.getAllOperations()).toHaveLength(1)
    expect(await answerNoCheck(environment)).toEqual({ action: 'REGISTER' })
    press('obtain')
    await screen.findByText('off')
    press('obtain')
    expect(environment.mock.getAllOperations()).toHaveLength(0)

    press('spend')
    press('obtain')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  })

  test('a check that is down refuses with its code and can be tried again [NAV-21]', async () => {
    const { environment } = await renderPiece(<Form />)
    press('obtain')
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { humanCheck: null } }))
    await screen.findByText('HumanCheckUnavailable')
    expect(screen.getByText('La vérification humaine n’a pas abouti.')).toBeTruthy()

    press('Réessayer')
    expect(environment.mock.getAllOperations()).toHaveLength(1)
    await answerNoCheck(environment)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull())
  })

  test('the puzzle of the server is solved so that the server believes it', async () => {
    const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }
    const set = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey, ...secrets })
    const { challenge, solution } = JSON.parse(atob(await solvePuzzle(JSON.stringify(set))))
    expect((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified).toBe(true)
    expect(solution.counter).toBe(20)
  })
})
