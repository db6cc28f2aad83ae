import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { entryAnswer } from '../../../testing/watchedEntries.ts'
import { ColorModeContext } from '../../../ui/layout/ColorModeContext.ts'
import { rememberPage } from '../../../kit/navigation/recentPages.ts'
import '../../stockPage/tags/TagSearchDialog.tsx'
import './Palette.tsx'
import { PaletteProvider } from './PaletteProvider.tsx'
import { SearchButton } from './SearchButton.tsx'

const choose = vi.fn()

async function show() {
  const mode = { choice: { theme: 'light', scheme: 'standard' } as const, isDark: false, choose }
  return renderPiece(
    <ColorModeContext value={mode}>
      <PaletteProvider>
        <SearchButton />
        <input aria-label="other" />
      </PaletteProvider>
    </ColorModeContext>,
    { path: '/list/7' },
  )
}

type Piece = Awaited<ReturnType<typeof show>>

const entries = [
  entryAnswer({ symbol: 'CNR', score: 500 }),
  entryAnswer({ symbol: 'CAE', score: 900 }),
  entryAnswer({ symbol: 'RY' }),
]
const list = { __typename: 'WatchList', id: 'list-7', listId: '7', name: 'Canada', kind: 'BUY', entryCount: 3, entries }
const other = { ...list, id: 'list-8', listId: '8', name: 'Profits', kind: 'SELL', entries: [] }

async function open({ environment }: Piece) {
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
  }
  const viewer = { __typename: 'Viewer', id: 'viewer', preferences, watchLists: [list, other] }
  await answerOperation(environment, 'PaletteQuery', { viewer })
  return within(await screen.findByRole('dialog', { name: 'Chercher' }))
}

const field = () => screen.getByRole('combobox', { name: 'Chercher' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const chosen = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')

describe('the palette', () => {
  test('opens by its button, by Ctrl-K and by /, but not by a / that somebody writes', async () => {
    const piece = await show()
    fireEvent.keyDown(screen.getByLabelText('other'), { key: '/' })
    expect(piece.environment.mock.getAllOperations()).toHaveLength(0)
    fireEvent.keyDown(screen.getByLabelText('other'), { key: 'k', ctrlKey: true })
    expect((await open(piece)).getByText('Canada')).toBeTruthy()
  })

  test('one’s own stocks answer at once, the most pressing first; the arrows go round and Enter opens', async () => {
    const piece = await show()
    fireEvent.click(screen.getByRole('button', { name: /^Chercher/ }))
    const palette = await open(piece)
    write('c')
    const stocks = within(palette.getByRole('group', { name: 'Titres' })).getAllByRole('option')
    expect(stocks.map((stock) => stock.textContent?.match(/CAE|CNR|RY/)?.[0])).toEqual(['CAE', 'CNR', 'RY'])
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(chosen()?.textContent).toContain('CNR')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(piece.router.state.location.pathname).toBe('/stock/s-CNR')
    expect(piece.router.state.location.state).toEqual({ originListId: '7' })
  })

  test('results are told apart by kind, with how many there are of each; one kind shows alone and then whole', async () => {
    const piece = await show()
    fireEvent.click(screen.getByRole('button', { name: /^Chercher/ }))
    const palette = await open(piece)
    expect(palette.queryByRole('group', { name: 'Ce qui est montré' })).toBeNull()
    write('c')
    const chips = () => within(palette.getByRole('group', { name: 'Ce qui est montré' }))
    expect(
      chips()
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace(/\d+$/, '#')),
    ).toEqual(['Tout', 'Titres #', 'Listes #', 'Commandes #'])
    fireEvent.click(chips().getByRole('button', { name: 'Listes 1' }))
    expect(palette.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Canada'),
    ])
    expect(chosen()?.textContent).toContain('Canada')
    write('cnr')
    expect(chosen()?.textContent).toContain('CNR')
    write('c')
    const commands = chips().getByRole('button', { name: /^Commandes/ })
    fireEvent.click(commands)
    expect(palette.getAllByRole('option')).toHaveLength(Number(commands.textContent?.match(/\d+/)?.[0]))
  })

  test('what was opened last comes first', async () => {
    const piece = await show()
    rememberPage(piece.environment, { kind: 'Stock', path: '/stock/s-CNR', title: 'CNR Inc.' })
    fireEvent.keyDown(window, { key: '/' })
    const palette = await open(piece)
    expect(within(palette.getByRole('group', { name: 'Ouverts récemment' })).getByText('CNR')).toBeTruthy()
    write('c')
    expect(chosen()?.textContent).toContain('CNR')
  })

  test('finds lists and commands by their words, and does them', async () => {
    const piece = await show()
    fireEvent.keyDown(window, { key: '/' })
    const palette = await open(piece)
    write('profits')
    expect(chosen()?.textContent).toContain('Liste de vente, 3 titres')
    write('sombre')
    fireEvent.click(palette.getByRole('option', { name: /Apparence sombre/ }))
    expect(choose).toHaveBeenCalledWith({ theme: 'dark', scheme: 'standard' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('finds tags by their names in either language and opens the tag search with the one that is chosen', async () => {
    const piece = await show()
    fireEvent.keyDown(window, { key: '/' })
    const palette = await open(piece)
    expect(palette.getByRole('option', { name: /Rechercher par étiquettes/ })).toBeTruthy()
    write('energ')
    const tagGroups = [
      { name: 'sector', values: ['Énergie', 'Finance'], translations: [{ value: 'Énergie', otherName: 'Energy' }] },
      { name: 'industry', values: ['FPI'], translations: [{ value: 'FPI', otherName: 'REITs' }] },
    ]
    const viewer = { __typename: 'Viewer', id: 'viewer', tagGroups }
    await answerOperation(piece.environment, 'useTagMatchesQuery', { viewer })
    const tags = () => within(palette.getByRole('group', { name: 'Étiquettes' })).getAllByRole('option')
    expect(tags().map(({ textContent }) => textContent)).toEqual(['ÉnergieSecteur'])
    write('reit')
    expect(tags().map(({ textContent }) => textContent)).toEqual(['FPI (REITs)Industrie'])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(await screen.findByRole('dialog', { name: 'Recherche par étiquette' })).toBeTruthy()
    const searched = await waitFor(() => {
      const { request } = piece.environment.mock.getMostRecentOperation()
      expect(request.node.params.name).toBe('TagResultsQuery')
      return request.variables
    })
    expect(searched).toEqual({ tags: [{ name: 'industry', value: 'FPI' }] })
  })

  test('a command leads to the form of one more list', async () => {
    const piece = await show()
    fireEvent.keyDown(window, { key: '/' })
    const palette = await open(piece)
    fireEvent.click(palette.getByRole('option', { name: /Nouvelle liste de vente/ }))
    expect(piece.router.state.location).toMatchObject({ pathname: '/', state: { addList: 'sell' } })
  })

  test('g and l open the lists alone', async () => {
    const piece = await show()
    act(() => void fireEvent.keyDown(window, { key: 'g' }))
    fireEvent.keyDown(window, { key: 'l' })
    const palette = await open(piece)
    expect(palette.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'CanadaListe d’achats, 3 titres',
      'ProfitsListe de vente, 3 titres',
    ])
  })
})
