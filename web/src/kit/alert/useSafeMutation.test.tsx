import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { problemAnswer } from '../../testing/answerOperation.ts'
import { renderPiece } from '../../testing/render.tsx'
import { useDeleteApiToken } from '../../features/accounts/apiTokens/useDeleteApiToken.ts'
import { deleteWatchList } from '../../features/watchlists/dialogs/deleteWatchListMutation.ts'
import { useDeleteWatchList } from '../../features/watchlists/dialogs/useDeleteWatchList.ts'
import type { deleteWatchListMutation } from '../../__generated__/deleteWatchListMutation.graphql.ts'
import { ownMutationsOf } from './ownMutations.ts'
import { useSafeMutation } from './useSafeMutation.ts'

function Page() {
  const revoke = useDeleteApiToken()
  const [id, setId] = useState('one')
  return (
    <>
      <input aria-label="token" value={id} onChange={({ target }) => setId(target.value)} />
      <button onClick={() => void revoke({ input: { id } })}>revoke</button>
    </>
  )
}

test('what is sent again without an answer is the same write; what was answered, or differs, is another', async () => {
  const { environment } = await renderPiece(<Page />)
  const send = () => fireEvent.click(screen.getByRole('button'))
  const write = (id: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: id } })
  const keyOfLast = () => environment.mock.getMostRecentOperation().request.cacheConfig?.metadata?.['idempotencyKey']
  const loseAnswer = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('No response')))
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

test('a page awaits the echo of a mutation that changes lists, and of no other [CODE-36]', async () => {
  const SendBoth = () => {
    const revoke = useDeleteApiToken()
    const deleteList = useDeleteWatchList()
    return (
      <>
        <button onClick={() => void revoke({ input: { id: 'token' } })}>revoke</button>
        <button onClick={() => void deleteList({ input: { listId: 'list' } })}>delete</button>
      </>
    )
  }
  const { environment } = await renderPiece(<SendBoth />)

  fireEvent.click(screen.getByText('revoke'))
  expect(ownMutationsOf(environment).takeEcho()).toBe(false)

  fireEvent.click(screen.getByText('delete'))
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2))
  expect(ownMutationsOf(environment).takeEcho()).toBe(true)
})

test('a conflict is reported as a conflict, not as a refusal [CODE-31]', async () => {
  const results: unknown[] = []
  const DeleteList = () => {
    const mutate = useSafeMutation<deleteWatchListMutation>(deleteWatchList)
    return <button onClick={async () => results.push(await mutate({ input: { listId: 'list' } }))}>delete</button>
  }
  const { environment } = await renderPiece(<DeleteList />)
  fireEvent.click(screen.getByRole('button'))
  const current = { id: 'list', name: 'Income', description: '', version: 2 }
  const conflict = { ...problemAnswer('VERSION_CONFLICT'), __typename: 'WatchListConflict', current }
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { deleteWatchList: conflict } }))
  expect(results).toEqual([
    { payload: null, problem: null, conflict: { current: { name: 'Income', description: '', version: 2 } } },
  ])
})
