import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import '../../stockPage/tags/TagSearchDialog.tsx'
import { StockSearch } from './StockSearch.tsx'

type Piece = Awaited<ReturnType<typeof show>>

async function show() {
  const onChoose = vi.fn()
  const piece = await renderPiece(<StockSearch onChoose={onChoose} />)
  return { ...piece, onChoose }
}

function match(symbol: string, changes: object = {}) {
  return {
    symbol,
    normalizedTicker: `${symbol}.TO`,
    companyName: `${symbol} Inc.`,
    exchange: 'XTSE',
    country: 'CA',
    currency: 'CAD',
    previousClose: '128.36',
    companyKey: null,
    stock: null,
    ...changes,
  }
}
const kept = (symbol: string, changes: object = {}) =>
  match(symbol, {
    stock: { __typename: 'Stock', id: `stock-${symbol}`, stockId: `s-${symbol}`, lastPrice: '1', changePercent: '0' },
    ...changes,
  })

const field = () => screen.getByRole('combobox', { name: 'Chercher un titre' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const searches = ({ environment }: Piece) =>
  environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'searchStocksQuery')
    .map(({ request }) => request.variables['text'])
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function answer({ environment }: Piece, text: string, search: readonly object[]) {
  await act(async () => {
    const operation = environment.mock.getAllOperations().find(({ request }) => request.variables['text'] === text)
    if (!operation) throw new Error(`${text} was not searched for`)
    environment.mock.resolve(operation, { data: { viewer: { __typename: 'Viewer', id: 'viewer', search } } })
    await vi.advanceTimersByTimeAsync(0)
  })
}

async function answerTags({ environment }: Piece) {
  const banks = { value: 'Banques', otherName: 'Banks' }
  const tagGroups = [{ name: 'industry', values: ['Banques', 'Chemins de fer'], translations: [banks] }]
  await act(async () => {
    const operation = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'useTagMatchesQuery')
    if (!operation) throw new Error('no tags were asked for')
    environment.mock.resolve(operation, { data: { viewer: { __typename: 'Viewer', id: 'viewer', tagGroups } } })
    await vi.advanceTimersByTimeAsync(0)
  })
}

describe('the search for a stock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a query leaves 750 ms after the last key, not before [SEARCH-01]', async () => {
    const piece = await show()
    write('c')
    await wait(700)
    write('cn')
    await wait(749)
    expect(searches(piece)).toEqual([])
    await wait(1)
    expect(searches(piece)).toEqual(['cn'])
  })

  test('an answer to another text than the present one is not shown [SEARCH-02]', async () => {
    const piece = await show()
    write('cn')
    await wait(750)
    write('cnr')
    await answer(piece, 'cn', [kept('CNQ')])
    expect(options()).toEqual([])
    await wait(750)
    await answer(piece, 'cnr', [kept('CNR')])
    expect(options()).toHaveLength(1)
  })

  test('a result shows ticker, name, exchange, country and previous close [SEARCH-04] [SEARCH-09]', async () => {
    const piece = await show()
    write('c')
    await wait(750)
    await answer(piece, 'c', [kept('CNR'), match('XYZ', { exchange: 'XXXX' })])
    const [first, second] = options()
    expect(first).toContain('CNR Inc.')
    expect(first).toContain('TSX, CA, CAD')
    expect(first).toContain('128,36')
    expect(second).toContain('Bourse inconnue')
  })

  test('the listings of one company stand together, each with its own price [SEARCH-06]', async () => {
    const piece = await show()
    write('ry')
    await wait(750)
    await answer(piece, 'ry', [
      kept('RY', { companyKey: 'royal', previousClose: '180' }),
      kept('RYAAY', { companyKey: 'ryan' }),
      match('RY', { companyKey: 'royal', normalizedTicker: 'RY.US', exchange: 'XNYS', previousClose: '131' }),
    ])
    const found = options()
    expect(found[0]).toContain('180,00')
    expect(found[1]).toContain('même société')
    expect(found[1]).toContain('131,00')
    expect(found[2]).toContain('RYAAY')
  })

  test('a long ticker is smaller, a longer one is split, the country is left out [SEARCH-07] [SEARCH-08]', async () => {
    const piece = await show()
    write('x')
    await wait(750)
    await answer(piece, 'x', [match('CURA.CN'), match('ABCDEFGHI'), match('ABCDEFGHIJK')])
    const symbols = ['CURA.CN', 'ABCDEFGHI', 'ABCDEFGHIJK'].map((title) => screen.getByTitle(title))
    expect(symbols.map(({ textContent }) => textContent)).toEqual(['CURA', 'ABCDEFGHI', 'ABCDEFGHIJK'])
    expect(symbols.map(({ dataset }) => dataset['small'] !== undefined)).toEqual([false, true, true])
    expect(symbols[2]?.innerHTML).toBe('ABCDEF<wbr>GHIJK')
  })

  test('the arrows choose, Enter opens; a stock of the catalogue is fetched first [SEARCH-03]', async () => {
    const piece = await show()
    write('c')
    await wait(750)
    await answer(piece, 'c', [kept('CNR'), match('CSU')])
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(field(), { key: 'Enter' })
    const stock = { __typename: 'Stock', id: 'stock-CSU', stockId: 's-CSU' }
    const sent = await answerOperation(piece.environment, 'addStockMutation', {
      addStock: { __typename: 'AddStockPayload', stock },
    })
    expect(sent).toEqual({ input: { symbol: 'CSU.TO' } })
    expect(piece.onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ stockId: 's-CSU' }))
  })

  test('a tag is found by its name in either language and opens the tag search with it', async () => {
    const piece = await show()
    write('banks')
    await answerTags(piece)
    expect(options()).toEqual([expect.stringContaining('Banques (Banks)')])
    await wait(750)
    await answer(piece, 'banks', [])
    expect(screen.getByText('1 résultat').getAttribute('role')).toBe('status')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await wait(0)
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Recherche par étiquette' })).toBeTruthy())
    const asked = piece.environment.mock.getAllOperations().at(-1)?.request
    expect(asked?.variables).toEqual({ tags: [{ name: 'industry', value: 'Banques' }] })
    expect(piece.onChoose).not.toHaveBeenCalled()
  })

  test('what nothing answers leads to all tags', async () => {
    const piece = await show()
    write('zzz')
    await answerTags(piece)
    await wait(750)
    await answer(piece, 'zzz', [])
    expect(options()).toEqual(['Rechercher par étiquettes'])
  })

  test('an empty field says that something is needed [SEARCH-05]', async () => {
    await show()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByRole('alert').textContent).toBe('Écrivez un nom ou un symbole.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})
