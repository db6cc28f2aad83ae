import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { LIST, OTHER_LIST, showList } from '../../../testing/showList.tsx'
import { usageAnswer } from '../../../testing/usageAnswers.ts'
import { entryAnswer } from '../../../testing/watchedEntries.ts'

const CNR = { ...entryAnswer({ symbol: 'CNR' }), listId: '1' }
const BUY = { ...LIST, kind: 'BUY', entryCount: 1 }
const SECOND = { ...LIST, id: 'second', listId: '3', name: 'Revenu', kind: 'BUY', entryCount: 4 }
const USAGE = usageAnswer({
  buyLists: { used: 2, limit: 3 },
  sellLists: { used: 1, limit: 3 },
  entries: { used: 5, limit: 100 },
})
const PREFERENCES = { __typename: 'Preferences', id: 'preferences', buyListScoreBasis: 'THRESHOLDS' }

beforeAll(async () => void (await import('../dialogs/ListDialogs.tsx')))

async function openLists(usage: object = {}) {
  const { environment } = await showList([CNR])
  fireEvent.click(screen.getByRole('button', { name: 'Autres actions pour CNR' }))
  await pickMenuItem('Choisir ses listes')
  await answerOperation(environment, 'MembershipDialogQuery', {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      preferences: PREFERENCES,
      usage: { ...USAGE, ...usage },
      watchLists: [BUY, SECOND, OTHER_LIST],
      stock: { ...CNR.stock, entries: [CNR] },
    },
  })
  await screen.findByRole('listbox')
  return environment
}

type Environment = Awaited<ReturnType<typeof openLists>>

const option = (name: RegExp) => screen.getByRole('option', { name })
const tick = (name: RegExp) => fireEvent.click(option(name))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)

describe('the lists of a stock', () => {
  test('shows all lists as they are, and applies a change alone [LIST-22] [LIST-23] [LIST-24]', async () => {
    await openLists()
    expect(screen.getAllByRole('option').map((each) => each.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ])
    const apply = screen.getByRole('button', { name: 'Appliquer' })
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    tick(/Revenu/)
    expect(apply.getAttribute('aria-disabled')).toBeNull()
    expect(option(/Revenu/).textContent).toContain('à ajouter')
    tick(/Revenu/)
    expect(apply.getAttribute('aria-disabled')).toBe('true')
  })

  test('two lists ask in turn: one is saved, the other cancelled, one call adds [LIST-26]', async () => {
    const environment = await openLists()
    tick(/Revenu/)
    tick(/Profits/)
    press('Appliquer')
    const first = await screen.findByRole('dialog', { name: 'À quels prix acheter CNR?' })
    expect(first.textContent).toContain('1 sur 2')
    fireEvent.change(within(first).getByRole('textbox', { name: 'Cible' }), { target: { value: '120' } })
    fireEvent.click(within(first).getByRole('button', { name: 'Ajouter' }))
    const second = await screen.findByRole('dialog', { name: 'À quels prix vendre CNR?' })
    expect(sent(environment, 'addEntryMutation')).toHaveLength(0)
    fireEvent.click(within(second).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(sent(environment, 'addEntryMutation')).toHaveLength(1))
    const { input } = sent(environment, 'addEntryMutation')[0]?.request.variables ?? {}
    expect([input.listId, input.stockId, input.thresholds.t600]).toEqual(['second', 'stock-CNR', '120'])
    expect(sent(environment, 'removeEntryMutation')).toHaveLength(0)
  })

  test('nothing ticked asks to remove it from all lists [LIST-25] [LIST-27]', async () => {
    const environment = await openLists()
    tick(/Qualité/)
    press('Appliquer')
    const question = await screen.findByRole('alertdialog', { name: 'Retirer CNR de toutes les listes?' })
    expect(sent(environment, 'removeEntryMutation')).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: 'Retirer de toutes' }))
    const { input } = await answerOperation(environment, 'removeEntryMutation', {
      removeEntry: { __typename: 'RemoveEntryPayload', removedEntryId: CNR.id, usage: USAGE },
    })
    expect(input).toEqual({ entryId: CNR.id, listId: 'list', version: 1 })
    expect(await screen.findByText('Listes du titre CNR enregistrées')).toBeTruthy()
  })

  test('the keyboard ticks by Space and applies by Enter [LIST-22]', async () => {
    const environment = await openLists()
    const box = screen.getByRole('listbox')
    fireEvent.focus(box)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: ' ' })
    expect(option(/Revenu/).getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(await screen.findByRole('dialog', { name: 'À quels prix acheter CNR?' })).toBeTruthy()
    expect(sent(environment, 'addEntryMutation')).toHaveLength(0)
  })

  test('a full plan locks what is not ticked, until a place is freed [LIST-32]', async () => {
    await openLists({ entries: { used: 100, limit: 100 } })
    expect(option(/Revenu/).getAttribute('aria-disabled')).toBe('true')
    expect(option(/Revenu/).textContent).toContain('Le forfait est plein')
    tick(/Qualité/)
    expect(option(/Revenu/).getAttribute('aria-disabled')).toBeNull()
  })
})
