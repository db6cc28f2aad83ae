import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { LIST, showList } from '../../../testing/showList.tsx'
import { entryAnswer } from '../../../testing/watchedEntries.ts'
import { AddEntryDialog } from './AddEntryDialog.tsx'

type Environment = Awaited<ReturnType<typeof showList>>['environment']

const CNR = entryAnswer({ symbol: 'CNR' })
const USAGE = {
  __typename: 'Usage',
  id: 'usage',
  canAddBuyList: true,
  canAddSellList: true,
  canAddEntry: true,
  buyLists: { used: 1, limit: 3 },
  sellLists: { used: 1, limit: 3 },
  entries: { used: 3, limit: 100 },
}

const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const valueOf = (name: string) => field(name).getAttribute('value')

// On a busy machine the code of the dialogs takes longer than a test waits for an element.
beforeAll(async () => void (await import('../dialogs/ListDialogs.tsx')))

async function openPrices(parts: Parameters<typeof showList>[1] = {}, entries = [CNR]) {
  const shown = await showList(entries, parts)
  press('Modifier les prix du titre CNR')
  const dialog = await screen.findByRole('dialog')
  await screen.findAllByRole('textbox', { name: /Cible|Limite/ })
  return { ...shown, dialog }
}

const saved = (t600: string) => ({
  updateEntry: {
    __typename: 'UpdateEntryPayload',
    entry: entryAnswer({ symbol: 'CNR', version: 2, thresholds: { t600 } }),
    usage: USAGE,
  },
})

const sent = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name).length

describe('the prices of a stock', () => {
  test('shows the stock, its four prices, and how to remove it [EDIT-02] [EDIT-03] [EDIT-06] [EDIT-07]', async () => {
    const { dialog } = await openPrices()
    expect(dialog.textContent).toContain('CNR Inc.')
    expect(['Suivre', 'Considérer', 'Cible', 'Aubaine'].map(valueOf)).toEqual(['142,00', '135,00', '129,50', '122,00'])
    for (const name of ['Retirer de la liste', 'Annuler', 'Enregistrer']) {
      expect(within(dialog).getByRole('button', { name })).toBeTruthy()
    }
  })

  test('a proposal fills all four prices in order without a fault, and the fill can be undone [D36]', async () => {
    const { environment, dialog } = await openPrices()
    const names = ['Suivre', 'Considérer', 'Cible', 'Aubaine']
    const before = names.map(valueOf)
    choose(/^Échelle de rabais/)
    expect(names.map(valueOf)).toEqual(['122,00', '115,50', '109,00', '102,50'])
    expect(screen.getByRole('radio', { name: /^Échelle de rabais/, checked: true })).toBeTruthy()
    expect(within(dialog).queryByRole('alert')).toBeNull()
    press('Annuler le dernier changement')
    expect(names.map(valueOf)).toEqual(before)
    choose(/^Échelle de rabais/)
    press('Enregistrer')
    await waitFor(() => expect(sent(environment, 'updateEntryMutation')).toBe(1))
  })

  test('a stock whose year is not known yet has the proposals of its price alone [D36]', async () => {
    const { dialog } = await openPrices({}, [entryAnswer({ symbol: 'CNR', stock: { yearLow: null, yearHigh: null } })])
    const proposals = within(dialog).getByRole('group', { name: /À quels prix/ })
    expect(within(proposals).getAllByRole('radio')).toHaveLength(1)
  })

  test('the forecast of the analysts comes by itself, and proposes where it is known [D36]', async () => {
    const { environment, dialog } = await openPrices()
    await answerOperation(environment, 'useStockFiguresQuery', {
      node: { __typename: 'Stock', id: CNR.stock.id, details: { targetPrice: '130' }, lastDays: [] },
    })
    choose(/^Depuis les analystes/)
    expect(['Suivre', 'Considérer', 'Cible', 'Aubaine'].map(valueOf)).toEqual(['117,00', '110,50', '104,00', '97,50'])
    expect(within(dialog).getAllByRole('radio')).toHaveLength(3)
  })

  test('a comma is read as the decimal point, and a save that succeeds closes [EDIT-20] [EDIT-11]', async () => {
    const { environment } = await openPrices()
    type('Cible', '130,5')
    type('Suivre', '')
    press('Enregistrer')
    const { input } = await answerOperation(environment, 'updateEntryMutation', saved('130.5'))
    expect(input.thresholds).toEqual({ t200: null, t400: '135', t600: '130.5', t800: '122' })
    expect(input.version).toBe(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('row', { name: /^CNR/ }).textContent).toContain('130,50')
  })

  test('a note is written beside the prices, saved with them and stands in the row [EDIT-10]', async () => {
    const { environment } = await openPrices({}, [entryAnswer({ symbol: 'CNR', note: 'Attendre l’été' })])
    expect(field('Note').textContent).toBe('Attendre l’été')
    type('Note', ' Après les résultats ')
    press('Enregistrer')
    const entry = entryAnswer({ symbol: 'CNR', version: 2, note: 'Après les résultats' })
    const { input } = await answerOperation(environment, 'updateEntryMutation', {
      updateEntry: { __typename: 'UpdateEntryPayload', entry, usage: USAGE },
    })
    expect(input.note).toBe('Après les résultats')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('row', { name: /^CNR/ }).textContent).toContain('Après les résultats')
  })

  test('where the server keeps no notes none is offered, and none is sent [D17]', async () => {
    const { environment } = await openPrices({}, [entryAnswer({ symbol: 'CNR', note: null })])
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
    type('Cible', '129,40')
    press('Enregistrer')
    const { input } = await answerOperation(environment, 'updateEntryMutation', saved('129.4'))
    expect(input).not.toHaveProperty('note')
  })

  test('the score is previewed while somebody types [SCORE-01]', async () => {
    const { dialog } = await openPrices()
    expect(within(dialog).getAllByLabelText(/^Score/)).toHaveLength(1)
    type('Aubaine', '128,36')
    expect(within(dialog).getByLabelText('Score 1000, aubaine')).toBeTruthy()
  })

  test('a quick action moves all prices, and can be taken back [EDIT-14] [EDIT-05]', async () => {
    await openPrices()
    press(/^\+10/)
    expect(valueOf('Cible')).toBe('142,45')
    press('Annuler le dernier changement')
    expect(valueOf('Cible')).toBe('129,50')
    fireEvent.keyDown(field('Cible'), { key: '+' })
    expect(valueOf('Cible')).toBe('130,80')
  })

  test('what is wrong stands beside its field, and nothing is sent [EDIT-15] [EDIT-16] [EDIT-10]', async () => {
    const { environment, dialog } = await openPrices()
    type('Cible', '')
    fireEvent.blur(field('Cible'))
    expect(dialog.textContent).toContain('Ce prix est nécessaire.')
    expect(field('Cible').getAttribute('aria-invalid')).toBe('true')
    type('Cible', '12.')
    expect(dialog.textContent).toContain('Écrivez un prix')
    fireEvent.submit(field('Cible'))
    expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBe('true')
    expect(sent(environment, 'updateEntryMutation')).toBe(0)
  })

  test('a pasted price is taken, one of two readings is asked about, a negative one is named', async () => {
    const { environment, dialog } = await openPrices()
    type('Cible', '1,234')
    fireEvent.blur(field('Cible'))
    expect(dialog.textContent).toContain('a deux lectures\u00a0: écrivez 1234 ou 1,2340.')
    type('Cible', '−12,50 $')
    expect(dialog.textContent).toContain('Un prix ne peut pas être négatif.')
    type('Cible', '$129.40')
    press('Enregistrer')
    const { input } = await answerOperation(environment, 'updateEntryMutation', saved('129.4'))
    expect(input).toMatchObject({ thresholds: { t600: '129.4' } })
  })

  test('two prices out of order are named [EDIT-24]', async () => {
    const { dialog } = await openPrices()
    type('Aubaine', '131')
    expect(within(dialog).getByRole('alert').textContent).toContain('Aubaine')
    expect([field('Aubaine'), field('Cible')].map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ])
  })

  test('Enter in a field saves [EDIT-21]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    fireEvent.submit(field('Cible'))
    await answerOperation(environment, 'updateEntryMutation', saved('131'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a refused save tells the first error, takes the row back and keeps what was typed [EDIT-12]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    press('Enregistrer')
    await waitFor(() => expect(document.querySelector('tr[data-row]')?.textContent).toContain('131,00'))
    await answerOperation(environment, 'updateEntryMutation', {
      updateEntry: problemAnswer('invalidFloorThresholds', 'unknown'),
    })
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(document.querySelector('tr[data-row]')?.textContent).toContain('129,50')
    expect(document.querySelector<HTMLInputElement>('input[value="131"]')).toBeTruthy()
  })

  test('leaving with changes asks; yes saves them and says so [EDIT-13]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    press('Annuler')
    const question = await screen.findByRole('alertdialog', { name: 'Garder les changements?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Enregistrer' }))
    await answerOperation(environment, 'updateEntryMutation', saved('131'))
    expect(await screen.findByText('Changements enregistrés')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('no drops them, also on the way to another page [EDIT-13]', async () => {
    const { environment, router } = await openPrices()
    type('Cible', '131')
    act(() => void router.navigate('/list/2'))
    const question = await screen.findByRole('alertdialog', { name: 'Garder les changements?' })
    expect(router.state.location.pathname).toBe('/')
    fireEvent.click(within(question).getByRole('button', { name: 'Ne pas garder' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/list/2'))
    expect(sent(environment, 'updateEntryMutation')).toBe(0)
  })

  test('a conflicting edit shows both states and keeps mine if I want it [LIST-03] [EDIT-12]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    press('Enregistrer')
    const theirs = entryAnswer({ symbol: 'CNR', version: 5, thresholds: { t600: '125' } })
    await answerOperation(environment, 'updateEntryMutation', {
      updateEntry: { __typename: 'EntryConflict', current: theirs },
    })
    const question = await screen.findByRole('alertdialog')
    expect(
      within(question)
        .getAllByText('Cible')
        .map(({ nextSibling }) => nextSibling?.textContent),
    ).toEqual(['131,00', '125,00'])
    expect(document.activeElement).toBe(within(question).getByRole('radio', { name: 'Ma version' }))
    expect(within(question).queryByRole('radio', { name: /^Les deux/ })).toBeNull()
    fireEvent.click(within(question).getByRole('button', { name: 'Garder ma version' }))
    const { input } = await answerOperation(environment, 'updateEntryMutation', saved('131'))
    expect([input.version, input.thresholds.t600]).toEqual([5, '131'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('changes of different prices can both be kept [LIST-03] [EDIT-12]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    press('Enregistrer')
    const theirs = entryAnswer({ symbol: 'CNR', version: 5, thresholds: { t800: '121' } })
    await answerOperation(environment, 'updateEntryMutation', {
      updateEntry: { __typename: 'EntryConflict', current: theirs },
    })
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('radio', { name: /^Les deux/ }))
    fireEvent.click(within(question).getByRole('button', { name: 'Garder les deux' }))
    const { input } = await answerOperation(environment, 'updateEntryMutation', saved('131'))
    expect([input.version, input.thresholds.t600, input.thresholds.t800]).toEqual([5, '131', '121'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('an entry that is gone can be put back with what was typed [EDIT-12]', async () => {
    const { environment } = await openPrices()
    type('Cible', '131')
    press('Enregistrer')
    await answerOperation(environment, 'updateEntryMutation', { updateEntry: problemAnswer('resource_missing') })
    fireEvent.click(await screen.findByRole('button', { name: 'Le remettre avec mes prix' }))
    const again = entryAnswer({ symbol: 'CNR', thresholds: { t600: '131' } })
    const { input } = await answerOperation(environment, 'addEntryMutation', {
      addEntry: { __typename: 'AddEntryPayload', entry: { ...again, id: 'again' }, usage: USAGE },
    })
    expect(input.thresholds.t600).toBe('131')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual(['again'])
  })

  test.each([
    ['a phone', '(min-width: 1px)', 'decimal'],
    ['a desktop', '(max-width: 1px)', 'text'],
  ])('on %s the keyboard of a price is the right one [EDIT-22]', async (_, asked, mode) => {
    const real = window.matchMedia.bind(window)
    const spy = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => real(query.includes('max-width') ? asked : query))
    await openPrices()
    expect(field('Cible').getAttribute('inputmode')).toBe(mode)
    spy.mockRestore()
  })

  test('a sell list opens its prices by itself and needs both limits [EDIT-08] [EDIT-18]', async () => {
    const thresholds = { t200: '90', t400: null, t600: null, t800: '160' }
    const { dialog } = await openPrices({ kind: 'SELL' }, [entryAnswer({ symbol: 'CNR', thresholds })])
    expect(within(dialog).getByRole('button', { name: 'Prix de vente' }).getAttribute('aria-expanded')).toBe('true')
    expect(field('Limite haute').hasAttribute('required')).toBe(true)
    expect(field('Seuil haut').hasAttribute('required')).toBe(false)
  })

  test('a buy list that scores by the year leaves its prices closed and asks for none [EDIT-09] [EDIT-10]', async () => {
    await showList([CNR], { basis: 'FIFTY_TWO_WEEKS' })
    press('Modifier les prix du titre CNR')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: 'Prix d’achat' }).getAttribute('aria-expanded')).toBe('false')
    expect(within(dialog).getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('stocks come and go', () => {
  test('where the year counts in the absence of prices, all four may be emptied [EDIT-17]', async () => {
    const { dialog } = await openPrices()
    for (const name of ['Suivre', 'Considérer', 'Cible', 'Aubaine']) type(name, '')
    expect(within(dialog).getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBeNull()
    expect(dialog.textContent).toContain('Sans aucun prix, le score vient des 52 dernières semaines')
  })

  test('a removal is confirmed, shown at once, and can be undone with the same prices [LIST-03] [LIST-28]', async () => {
    const { environment } = await showList([CNR, entryAnswer({ symbol: 'RY' })])
    press('Autres actions pour CNR')
    await pickMenuItem('Retirer de la liste')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Retirer CNR de')
    fireEvent.click(within(question).getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^CNR/ })).toBeNull())
    await answerOperation(environment, 'removeEntryMutation', {
      removeEntry: { __typename: 'RemoveEntryPayload', removedEntryId: CNR.id, usage: USAGE },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    const { input } = await answerOperation(environment, 'addEntryMutation', {
      addEntry: { __typename: 'AddEntryPayload', entry: { ...CNR, id: 'again' }, usage: USAGE },
    })
    expect(input).toEqual({
      listId: LIST.id,
      stockId: CNR.stock.id,
      note: '',
      thresholds: { t200: '142', t400: '135', t600: '129.5', t800: '122' },
    })
    expect(await screen.findByRole('row', { name: /^CNR/ })).toBeTruthy()
  })

  test('a refused removal brings the row back [LIST-03]', async () => {
    const { environment } = await openPrices()
    press('Retirer de la liste')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }))
    await answerOperation(environment, 'removeEntryMutation', { removeEntry: problemAnswer('unknown') })
    await waitFor(() => expect(document.querySelector('tr[data-row]')?.textContent).toContain('CNR'))
  })

  test('add mode has a search, nothing to remove, and saves once a stock is chosen [EDIT-02] [EDIT-10]', async () => {
    await showList([])
    press('Ajouter un premier titre')
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter un titre' })
    expect(within(dialog).getByRole('combobox')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Retirer de la liste' })).toBeNull()
    const save = within(dialog).getByRole('button', { name: 'Ajouter' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toContain('titre')
  })

  test.each([
    ['this list', '1', 1],
    ['another list', '2', 0],
  ])('the add dialog says before saving that its own list has the stock: a stock of %s [SPEC-21]', async (...row) => {
    const [, listId, count] = row
    const rule = { kind: 'buy', basis: DEFAULT_SCORE_BASIS } as const
    const { environment } = await renderPiece(<AddEntryDialog list={LIST} rule={rule} stockId="s" onClose={() => {}} />)
    const stock = { ...CNR.stock, entries: [{ __typename: 'WatchListEntry', id: 'there', listId }] }
    await answerOperation(environment, 'useStockByIdQuery', { viewer: { __typename: 'Viewer', id: 'viewer', stock } })
    expect(await screen.findByText('CNR Inc.')).toBeTruthy()
    expect(screen.queryAllByText(/CNR est déjà dans « Qualité »/)).toHaveLength(count)
  })

  test('a full plan opens the dialog of plans instead, without asking to add [LIST-32]', async () => {
    const { environment } = await showList([CNR], { usage: { canAddEntry: false, entries: { used: 100, limit: 100 } } })
    press('Ajouter un titre')
    await waitFor(() => expect(sent(environment, 'UpgradeDialogQuery')).toBe(1))
    expect(screen.queryByRole('dialog', { name: 'Ajouter un titre' })).toBeNull()
  })

  test('a list needs a name of at most 50 characters [LIST-29]', async () => {
    const { environment } = await showList([CNR])
    press('Renommer la liste')
    const name = await screen.findByRole('textbox', { name: 'Nom' })
    fireEvent.change(name, { target: { value: 'a'.repeat(51) } })
    expect((name as HTMLInputElement).value).toHaveLength(50)
    fireEvent.change(name, { target: { value: ' ' } })
    expect(screen.getByText('Une liste a besoin d’un nom.')).toBeTruthy()
    fireEvent.change(name, { target: { value: 'Revenu' } })
    press('Enregistrer')
    const { input } = await answerOperation(environment, 'updateWatchListMutation', {
      updateWatchList: { __typename: 'UpdateWatchListPayload', list: { ...LIST, name: 'Revenu' }, usage: USAGE },
    })
    expect(input).toEqual({ listId: 'list', name: 'Revenu', description: '', version: 4 })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Revenu'))
  })

  test('deleting a list names it, and leads home [LIST-03]', async () => {
    const { environment, router } = await showList([CNR])
    press('Autres actions sur la liste')
    await pickMenuItem('Supprimer la liste')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Qualité')
    fireEvent.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await answerOperation(environment, 'deleteWatchListMutation', {
      deleteWatchList: { __typename: 'DeleteWatchListPayload', usage: USAGE },
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(await screen.findByText(/est supprimée/)).toBeTruthy()
  })
})
