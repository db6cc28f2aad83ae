import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { showList } from '../../../testing/showList.tsx'
import { entryAnswer } from '../../../testing/watchedEntries.ts'

// On a busy machine the code of the bar and of its menus takes longer than a test waits for an element.
beforeAll(async () => void (await Promise.all([import('./BulkBar.tsx'), import('../../../ui/buttons/OpenMenu.tsx')])))

const row = (symbol: string) => screen.getByRole('row', { name: new RegExp(`^(Choisir )?${symbol} `) })
const saved = (symbol: string, version: number, t600: string) => ({
  updateEntry: {
    __typename: 'UpdateEntryPayload',
    entry: entryAnswer({ symbol, version, thresholds: { t600 } }),
    usage: { __typename: 'Usage', id: 'usage' },
  },
})

test('rows chosen by the key x are written together, each once, and one press takes all back [EDIT-14] [LIST-03]', async () => {
  const { environment } = await showList([
    entryAnswer({ symbol: 'CNR' }),
    entryAnswer({ symbol: 'RY' }),
    entryAnswer({ symbol: 'BCE' }),
  ])
  const sent = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'updateEntryMutation')
  fireEvent.keyDown(within(row('CNR')).getByRole('link'), { key: 'x' })
  fireEvent.click(within(row('RY')).getByRole('checkbox'))
  const bar = await screen.findByRole('group', { name: 'Titres choisis' })
  expect(within(bar).getByRole('status').textContent).toBe('2 titres choisis')
  fireEvent.click(within(bar).getByRole('button', { name: 'Déplacer les prix' }))
  await pickMenuItem(/^\+10/)
  await waitFor(() => expect(sent()).toHaveLength(2))
  const first = await answerOperation(environment, 'updateEntryMutation', saved('CNR', 2, '142.45'))
  expect([first.input.entryId, first.input.version, first.input.thresholds.t600]).toEqual(['entry-CNR', 1, '142.45'])
  await answerOperation(environment, 'updateEntryMutation', saved('RY', 2, '142.45'))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Titres choisis' })).toBeNull())
  expect(screen.getByText(/^Prix de 2 titres déplacés de \+10/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  const back = await answerOperation(environment, 'updateEntryMutation', saved('CNR', 3, '129.5'))
  expect([back.input.version, back.input.thresholds.t600]).toEqual([2, '129.5'])
  await answerOperation(environment, 'updateEntryMutation', saved('RY', 3, '129.5'))
  expect(await screen.findByText('Tout est remis comme avant.')).toBeTruthy()
})

test('where the plan has no place for all copies nothing is sent [LIST-32]', async () => {
  const { environment } = await showList([entryAnswer({ symbol: 'CNR' })], {
    kind: 'SELL',
    usage: { entries: { used: 100, limit: 100 } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Autres actions sur la liste' }))
  await pickMenuItem('Choisir plusieurs titres')
  fireEvent.click(await screen.findByRole('button', { name: 'Tout choisir' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copier vers' }))
  await pickMenuItem('Profits')
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      'UpgradeDialogQuery',
    ),
  )
  expect(environment.mock.getAllOperations().some(({ request }) => request.node.params.name.startsWith('add'))).toBe(
    false,
  )
})
