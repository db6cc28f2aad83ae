import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { problemAnswer } from '../../testing/answerOperation.ts'
import { renderPiece } from '../../testing/render.tsx'
import { useRevokeApiToken } from '../../features/accounts/apiTokens/useRevokeApiToken.ts'

function Page() {
  const revoke = useRevokeApiToken()
  const [id, setId] = useState('one')
  return (
    <>
      <input aria-label="token" value={id} onChange={({ target }) => setId(target.value)} />
      <button onClick={() => void revoke({ input: { id } })}>revoke</button>
    </>
  )
}

test('finding P1: what is sent again without an answer is the same write; what was answered, or differs, is another', async () => {
  const { environment } = await renderPiece(<Page />)
  const send = () => fireEvent.click(screen.getByRole('button'))
  const write = (id: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: id } })
  const keyOfLast = () => environment.mock.getMostRecentOperation().request.cacheConfig?.metadata?.['idempotencyKey']
  const loseAnswer = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('No answer came.')))
  const answer = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { deleteApiToken: problemAnswer('NOT_FOUND') } }),
    )

  send()
  const one = keyOfLast()
  expect(one).toMatch(/.{16}/)
  await loseAnswer()

  write('two')
  send()
  expect(keyOfLast()).not.toBe(one)
  await loseAnswer()

  write('one')
  send()
  expect(keyOfLast()).toBe(one)
  await answer()

  send()
  expect(keyOfLast()).not.toBe(one)
  await loseAnswer()
})
