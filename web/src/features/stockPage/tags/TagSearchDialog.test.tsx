import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { entryAnswer } from '../../../testing/watchedEntries.ts'
import { TagSearchDialog } from './TagSearchDialog.tsx'

const rail = { name: 'subIndustry', value: 'Chemins de fer' }
const road = { name: 'subIndustry', value: 'Transport routier' }
const transport = { name: 'industry', value: 'Transport' }
const GROUPS = [
  { name: 'industry', values: ['Transport', 'Banques'] },
  { name: 'subIndustry', values: ['Chemins de fer', 'Transport routier'] },
]
const stock = (symbol: string, tags = [transport, rail]) => ({
  ...entryAnswer({ symbol }).stock,
  tags,
  details: {
    logoUrl: null,
    previousClose: '129.81',
    dividendYield: '0.0274',
    targetPrice: '149.5',
    yearLow: '124.80',
    yearHigh: '157.42',
  },
  entries: [],
})

type Environment = Awaited<ReturnType<typeof renderPiece>>['environment']

function searchesOf(environment: Environment) {
  return environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'TagResultsQuery')
}

/** Answers the search that waits, and gives back the tags that it asked for. */
async function answerSearch(environment: Environment, stocks: readonly object[]) {
  const operation = await waitFor(() => {
    const found = searchesOf(environment).at(-1)
    if (!found) throw new Error('nothing was searched')
    return found
  })
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    preferences: { __typename: 'Preferences', id: 'preferences', buyListScoreBasis: 'THRESHOLDS' },
    watchLists: [],
    tagGroups: GROUPS,
    stocksByTags: stocks,
  }
  await act(async () => environment.mock.resolve(operation, { data: { viewer } }))
  return operation.request.variables['tags']
}

async function showSearch(stocks: readonly object[] = [stock('CNR'), stock('CP')]) {
  const { environment } = await renderPiece(<TagSearchDialog tag={rail} onClose={() => {}} />)
  const tags = await answerSearch(environment, stocks)
  return { environment, tags }
}

describe('the tag search', () => {
  test('a dialog with a title begins with the tag that opened it [TAG-01] [TAG-05]', async () => {
    const { tags } = await showSearch()
    expect(screen.getByRole('dialog', { name: 'Recherche par étiquette' })).toBeTruthy()
    expect(tags).toEqual([rail])
  })

  test('the tags by category, with how many of the stocks found carry them [TAG-02]', async () => {
    await showSearch()
    const industries = within(screen.getByRole('group', { name: 'Industrie' }))
    expect(industries.getAllByRole('checkbox')).toHaveLength(1)
    fireEvent.click(industries.getByRole('button', { name: 'Voir les 2' }))
    expect(industries.getAllByRole('checkbox')).toHaveLength(2)
    expect(industries.getByText('Transport').nextSibling?.textContent).toBe('2')
    expect(industries.getByText('Banques').nextSibling?.textContent).toBe('0')
    const parts = within(screen.getByRole('group', { name: 'Sous-industrie' }))
    expect(parts.getByRole('checkbox', { name: /Chemins de fer/ })).toHaveProperty('checked', true)
  })

  test('the stocks found are complete cards [TAG-03]', async () => {
    await showSearch()
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(2)
    for (const text of ['CNR Inc.', '128,36\u00a0$', 'Clôture précédente', '2,74\u00a0%', 'non suivi']) {
      expect(cards[0]?.textContent).toContain(text)
    }
  })

  test('the stocks found are lines of a table too, ordered by a press on a head, and nobody loses the cards [TAG-03]', async () => {
    const details = { logoUrl: null, previousClose: '80', targetPrice: null, yearLow: null, yearHigh: null }
    await showSearch([stock('CNR'), { ...stock('CP'), details: { ...details, dividendYield: '0.05' } }])
    fireEvent.click(screen.getByRole('radio', { name: 'Tableau' }))
    expect(screen.queryByRole('article')).toBeNull()
    const table = within(screen.getByRole('table', { name: 'Titres trouvés' }))
    const symbols = () => table.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent)
    expect(symbols()).toEqual(['CNR', 'CP'])
    fireEvent.click(table.getByRole('button', { name: 'Dividende' }))
    expect(symbols()).toEqual(['CP', 'CNR'])
    expect(table.getByRole('columnheader', { name: 'Dividende' }).getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(screen.getByRole('radio', { name: 'Cartes' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('a stock whose price came without the range of a year shows that of its key figures, on cards and lines [TAG-03]', async () => {
    await showSearch([{ ...stock('CNR'), yearLow: null, yearHigh: null }])
    expect(screen.getByRole('article').textContent).toContain('157,42')
    fireEvent.click(screen.getByRole('radio', { name: 'Tableau' }))
    expect(screen.getByRole('table', { name: 'Titres trouvés' }).textContent).toContain('157,42')
  })

  test('what is on its way stands in boxes of its size', async () => {
    await renderPiece(<TagSearchDialog tag={rail} onClose={() => {}} />)
    const boxes = (await screen.findByRole('dialog')).querySelectorAll<HTMLElement>('[aria-hidden][style*=height]')
    expect([...boxes].filter(({ style }) => style.height === '36.5rem')).toHaveLength(4)
  })

  test('a facet adds its tag, and takes it out again [TAG-06]', async () => {
    const { environment } = await showSearch()
    fireEvent.click(screen.getByRole('checkbox', { name: /Transport routier/ }))
    expect(await answerSearch(environment, [stock('TFII', [transport, road])])).toEqual([rail, road])
    fireEvent.click(screen.getByRole('checkbox', { name: /Chemins de fer/ }))
    expect(await answerSearch(environment, [stock('TFII', [transport, road])])).toEqual([road])
  })

  test('a tag inside a card replaces the whole search [TAG-07]', async () => {
    const { environment } = await showSearch()
    fireEvent.click(screen.getByRole('checkbox', { name: /Transport routier/ }))
    await answerSearch(environment, [stock('CNR')])
    const card = within(screen.getByRole('article'))
    fireEvent.click(card.getByRole('button', { name: /^Transport, / }))
    expect(await answerSearch(environment, [stock('CNR')])).toEqual([transport])
  })

  test('where nothing is found it says so and offers all tags by name [TAG-04]', async () => {
    const { environment } = await showSearch([])
    expect(screen.getByText(/Aucun titre ne porte toutes ces étiquettes/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Industrie',
      'Sous-industrie',
    ])
    fireEvent.click(screen.getByRole('button', { name: /^Banques, / }))
    expect(await answerSearch(environment, [stock('RY')])).toEqual([{ name: 'industry', value: 'Banques' }])
  })
})
