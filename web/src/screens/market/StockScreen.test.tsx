import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { answerOperation } from '../../testing/answerOperation.ts'
import { holdingAnswer } from '../../testing/portfolioAnswers.ts'
import { chartAnswer, showStock } from '../../testing/showStock.tsx'

const operationNames = (environment: Awaited<ReturnType<typeof showStock>>['environment']) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
const termsOf = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

describe('the quote', () => {
  test('two tabs, the quote first [STOCK-01]', async () => {
    await showStock()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Cotation', 'Analyse par IA'])
    expect(screen.getByRole('tab', { name: 'Cotation' }).getAttribute('aria-selected')).toBe('true')
  })

  test('the price in its currency, its change, its exchange by name [STOCK-03] [STOCK-19]', async () => {
    await showStock({ stock: { currency: 'USD', exchange: 'XNAS' } })
    const [header] = screen.getAllByRole('banner')
    expect(header?.textContent).toContain('128,36\u00a0$\u00a0US')
    expect(header?.textContent).toContain('Nasdaq')
    expect(header?.textContent).toContain('−1,12')
  })

  test('the age of a price, and whether a session made it [STOCK-15] [STOCK-16]', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
    const first = await showStock({ stock: { lastPriceAt: hours(74), isIntraday: false } })
    expect(screen.getByTestId('price-date').textContent).toMatch(/Fin de journée.*il\sy\sa\s3.j$/u)
    first.unmount()
    await showStock({ stock: { lastPriceAt: hours(1), isIntraday: true } })
    expect(screen.getByTestId('price-date').textContent).toMatch(/En séance.*il\sy\sa\s1.h$/u)
  })

  test.each([
    ['XTSE', '15 janv. 2026, 10\u00a0h\u00a030'],
    ['XLON', '15 janv. 2026, 15\u00a0h\u00a030'],
  ])('the time of a price is on the clock of its exchange, as in the chart: %s [SPEC-16]', async (exchange, time) => {
    await showStock({ stock: { exchange, lastPriceAt: '2026-01-15T15:30:00.000Z' } })
    expect(screen.getByTestId('price-date').textContent).toContain(time)
  })

  test('an unknown date shows three dots and no date [STOCK-17]', async () => {
    await showStock({ stock: { lastPriceAt: null } })
    expect(screen.getByTestId('price-date').textContent).toBe('…')
  })

  test('the key facts [STOCK-06] [STOCK-18]', async () => {
    await showStock()
    expect(termsOf()).toEqual([
      'Clôture précédente',
      'Ouverture',
      'Capitalisation',
      'Jour',
      '52 semaines',
      'Dividende',
      'Prévision des analystes',
      'Potentiel',
      'Secteur',
    ])
    expect(screen.getByText('Dividende').nextSibling?.textContent).toBe('2,74\u00a0%')
    expect(screen.getByText('52 semaines').nextSibling?.textContent).toContain('3 de vos prix s’y trouvent')
  })

  test('its tags open the tag search [STOCK-04]', async () => {
    const { environment } = await showStock()
    fireEvent.click(screen.getByRole('button', { name: 'Chemins de fer, chercher cette étiquette' }))
    await waitFor(() => expect(operationNames(environment)).toContain('TagResultsQuery'))
    expect(await screen.findByRole('dialog', { name: 'Recherche par étiquette' })).toBeTruthy()
  })
})

describe('the chart', () => {
  test('its intervals come with the page, the third is pressed, and nothing is asked twice [CHART-01] [CHART-02]', async () => {
    const { environment } = await showStock()
    const pills = within(screen.getByRole('group', { name: 'Période' })).getAllByRole('button')
    expect(pills.map((pill) => pill.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false', 'false'])
    expect(await screen.findByRole('button', { name: 'Tableau' })).toBeTruthy()
    expect(operationNames(environment)).not.toContain('LoadedChartQuery')
  })

  test('another interval is fetched [CHART-03]', async () => {
    const { environment } = await showStock()
    fireEvent.click(screen.getByRole('button', { name: 'Un an' }))
    const stock = {
      __typename: 'Stock',
      id: 'stock-CNR',
      symbol: 'CNR',
      currency: 'CAD',
      lastPrice: '12',
      lastPriceAt: null,
    }
    const asked = await answerOperation(environment, 'LoadedChartQuery', {
      viewer: { __typename: 'Viewer', id: 'viewer', stock: { ...stock, chart: chartAnswer('YEAR') } },
    })
    expect(asked).toEqual({ stockId: 's-CNR', interval: 'YEAR' })
    expect(await screen.findAllByText(/en un an/)).not.toHaveLength(0)
  })

  test('the same data as a table [STOCK-05]', async () => {
    await showStock({ stock: { lastPriceAt: null } })
    fireEvent.click(await screen.findByRole('button', { name: 'Tableau' }))
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(3)
    expect(rows[0]?.textContent).toContain('12,00\u00a0$')
    expect(rows[0]?.textContent).toContain('+20,00\u00a0%')
    expect(rows.map((row) => row.textContent?.includes('dividende de 0,8875\u00a0$'))).toEqual([false, false, true])
  })
})

describe('what the reader holds', () => {
  const held = (lastPrice: string) =>
    holdingAnswer({ symbol: 'CNR', id: 'holding-1', lotCount: 3, stock: { lastPrice, lastPriceAt: null } })
  const holdings = [held('128.36')]

  test('own purchases and sales are marked on the price, and told by its table [STOCK-05]', async () => {
    const { environment } = await showStock({ stock: { lastPriceAt: null, holdings } })
    const lot = (type: string, date: string, quantity: string, price: string) => ({
      node: { __typename: 'Lot', id: `${type} ${date}`, type, date, quantity, price },
    })
    const edges = [
      lot('SELL', '2026-11-20', '5', '130'),
      lot('BUY', '2026-11-20', '25', '129.10'),
      lot('BUY', '2020-01-02', '9', '80'),
    ]
    const asked = await answerOperation(environment, 'useOwnTradesQuery', {
      nodes: [{ ...holdings[0], lots: { __typename: 'LotConnection', totalCount: 3, edges } }],
    })
    expect(asked).toEqual({ ids: ['holding-1'] })
    expect(await screen.findByText('Mes achats')).toBeTruthy()
    expect(screen.getByText('Dividende, 0,8875 $')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Vous détenez \d+ actions$/ }).getAttribute('href')).toMatch(
      /^\/portfolio\//,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Tableau' }))
    const table = screen.getByRole('table', { name: /; un de mes achats et une de mes ventes$/ })
    expect(within(table).getByRole('columnheader', { name: 'Mes transactions' })).toBeTruthy()
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain(
      'vente de 5 à 130,00\u00a0$; achat de 25 à 129,10\u00a0$',
    )
  })

  test('a stock worth less than it cost says until when a loss would be denied; a gain asks nothing', async () => {
    const above = await showStock({ stock: { lastPriceAt: null, holdings } })
    await screen.findByRole('button', { name: 'Tableau' })
    expect(operationNames(above.environment)).not.toContain('StockLossNoteQuery')
    above.unmount()
    const { environment } = await showStock({
      stock: { lastPriceAt: null, lastPrice: '50', holdings: [held('50')] },
    })
    const bought = { settlementDate: '2026-11-11', portfolioName: 'CELI', owner: 'SELF', quantity: '25' }
    const superficialLossCheck = {
      __typename: 'SuperficialLossCheck',
      settlementDate: '2026-11-24',
      sale: null,
      purchases: [bought],
      deniedThrough: '2026-12-11',
      losses: [],
    }
    const asked = await answerOperation(environment, 'StockLossNoteQuery', {
      viewer: { __typename: 'Viewer', id: 'viewer', superficialLossCheck },
    })
    expect(asked).toEqual({ stockId: 'stock-CNR' })
    expect(await screen.findByText(/^Vendre à perte d’ici le 11 déc\. 2026/)).toBeTruthy()
    expect(screen.getByText(/25 actions ont été achetées : 25 le 11 nov\. 2026 \(CELI\)/)).toBeTruthy()
  })

  test('what a stock returned to its holder is told with its parts, and how its gain came about [D17]', async () => {
    const { environment } = await showStock({ stock: { lastPriceAt: null, holdings } })
    const change = {
      __typename: 'ValueChange',
      start: '0',
      price: '120.5',
      currency: '-20.25',
      income: '15',
      returnOfCapital: '0',
      costs: '-9.95',
      inflows: '3237.45',
      outflows: '15',
      end: '3327.75',
    }
    const returns = { __typename: 'PerformanceReturns', isAnnual: true, timeWeighted: '4.2', moneyWeighted: null }
    const line = { __typename: 'PerformanceLine', firstDate: '2024-03-04' }
    const asked = await answerOperation(environment, 'StockReturnQuery', {
      viewer: {
        __typename: 'Viewer',
        id: 'viewer',
        performance: { __typename: 'Performance', currency: 'CAD', line, returns, change },
      },
    })
    expect(asked).toEqual({ stockId: 's-CNR' })
    const panel = within(await screen.findByRole('region', { name: 'Votre rendement' }))
    const told = [...((await panel.findByText(/^Gain/)).closest('dl')?.children ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(told.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'Gain, revenus et frais compris+105,30 $',
      'Marché+120,50 $',
      'Devises−20,25 $',
      'Revenus+15,00 $',
      'Capital remboursé0,00 $',
      'Frais et impôt retenu−9,95 $',
      'Pondéré par le temps, par an+4,2 %',
      'Pondéré par l’argent, par an–',
    ])
    fireEvent.click(panel.getByRole('button', { name: /105,30/ }))
    expect(await screen.findByText(/moins la valeur de départ et les achats/)).toBeTruthy()
  })

  test('nothing is asked for a stock that is not held', async () => {
    const { environment } = await showStock()
    await screen.findByRole('button', { name: 'Tableau' })
    expect(operationNames(environment)).not.toContain('StockReturnQuery')
    expect(operationNames(environment)).not.toContain('useOwnTradesQuery')
  })
})

describe('what the reader aims at', () => {
  const objective = {
    __typename: 'Objective',
    id: 'objective',
    kind: 'TOTAL_VALUE',
    target: '20000',
    value: '1600',
    progressPercent: '8',
    actualPercent: '6',
    shareCount: '20',
    pricedAt: '80',
    stock: { __typename: 'Stock', id: 'stock-CNR', symbol: 'CNR', currency: 'CAD', lastPrice: '128.36' },
  }

  test('how far it is, at the present price [STOCK-07] [OBJ-05]', async () => {
    await showStock({ stock: { objective } })
    const section = screen.getByRole('region', { name: 'Objectif' })
    // 20 shares at 128.36; of all investments 6 % at 80.
    expect(within(section).getByText(/^2.567,20.\$ sur 20.000,00.\$$/)).toBeTruthy()
    expect(within(section).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('12,8\u00a0%')
    expect(section.textContent).toContain('20 actions, 9,3\u00a0% de tous les placements')
  })

  test('where there is none, one is set, and shows [STOCK-07] [OBJ-03] [OBJ-06]', async () => {
    const { environment } = await showStock()
    const section = screen.getByRole('region', { name: 'Objectif' })
    expect(section.textContent).toContain('Aucun objectif pour CNR.')
    fireEvent.click(within(section).getByRole('button', { name: 'Fixer un objectif' }))
    const dialog = await screen.findByRole('dialog', { name: 'Objectif pour CNR' })
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Valeur totale visée' }))
    fireEvent.change(within(dialog).getByLabelText('Objectif visé'), { target: { value: '20 000' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
    const asked = await answerOperation(environment, 'useSetObjectiveMutation', {
      setObjective: { __typename: 'SetObjectivePayload', objective },
    })
    expect(asked).toEqual({ input: { stockId: 'stock-CNR', kind: 'TOTAL_VALUE', value: '20000', version: 0 } })
    expect(await within(section).findByRole('button', { name: 'Modifier' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('one that is set elsewhere meanwhile shows on the page, and moves nothing in the open dialog [OBJ-06]', async () => {
    const { environment } = await showStock()
    const section = screen.getByRole('region', { name: 'Objectif' })
    fireEvent.click(within(section).getByRole('button', { name: 'Fixer un objectif' }))
    const dialog = await screen.findByRole('dialog', { name: 'Objectif pour CNR' })
    const before = dialog.textContent
    act(() =>
      commitLocalUpdate(environment, (store) => {
        const { __typename, id, stock, ...values } = objective
        const record = store.create(id, __typename)
        for (const [name, value] of Object.entries(values)) record.setValue(value, name)
        const owner = store.get(stock.id)
        if (!owner) throw new Error('the stock is not in the store')
        record.setLinkedRecord(owner, 'stock')
        owner.setLinkedRecord(record, 'objective')
      }),
    )
    expect(within(section).getByRole('progressbar', { hidden: true })).toBeTruthy()
    expect(dialog.textContent).toBe(before)
  })
})

describe('the reader’s own prices', () => {
  const save = () => screen.getByRole('button', { name: /^(Enregistrer|Ajouter à la liste)$/ })

  test('the panel, its list and the choice of lists; nothing to save before an edit [STOCK-07] [STOCK-11]', async () => {
    await showStock()
    expect(screen.getByRole('combobox', { name: 'Liste' })).toHaveProperty('value', '1')
    expect(await screen.findByRole('button', { name: 'Choisir' })).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(screen.getByLabelText('Aubaine'), { target: { value: '123' } })
    expect(save().getAttribute('aria-disabled')).toBeNull()
    fireEvent.change(screen.getByLabelText('Aubaine'), { target: { value: '999' } })
    expect(save().getAttribute('aria-disabled')).toBe('true')
  })

  test('in a list its entry is changed; then there is nothing to save any more [STOCK-13] [STOCK-14]', async () => {
    const { environment } = await showStock()
    fireEvent.change(screen.getByLabelText('Aubaine'), { target: { value: '123' } })
    fireEvent.click(save())
    const asked = await answerOperation(environment, 'updateEntryMutation', {
      updateEntry: {
        __typename: 'UpdateEntryPayload',
        entry: {
          __typename: 'WatchListEntry',
          id: 'entry-CNR',
          version: 2,
          score: 794,
          scoredPrice: '128.36',
          thresholds: { t200: '142', t400: '135', t600: '129.5', t800: '123' },
          stock: { __typename: 'Stock', id: 'stock-CNR' },
        },
        usage: null,
      },
    })
    expect(asked).toMatchObject({ input: { entryId: 'entry-CNR', listId: 'list-1', version: 1 } })
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByLabelText('Aubaine')).toHaveProperty('value', '123,00')
    expect(screen.queryByText('Non enregistré')).toBeNull()
  })

  test('in no list it is added to the one that is picked; with none picked, save asks for it [STOCK-13]', async () => {
    const { environment } = await showStock({ isInList: false })
    fireEvent.change(screen.getByLabelText('Cible'), { target: { value: '120' } })
    fireEvent.click(save())
    expect(await screen.findByText('Choisissez la liste qui gardera ces prix.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Liste' }))

    fireEvent.change(screen.getByRole('combobox', { name: 'Liste' }), { target: { value: '2' } })
    expect(screen.getByLabelText('Cible')).toHaveProperty('value', '120')
    fireEvent.click(save())
    await waitFor(() => expect(operationNames(environment)).toContain('addEntryMutation'))
    const operation = environment.mock.getMostRecentOperation()
    expect(operation.request.variables).toMatchObject({ input: { listId: 'list-2', stockId: 'stock-CNR' } })
  })

  test('leaving with unsaved prices asks first [STOCK-10] [STOCK-12]', async () => {
    const { router } = await showStock()
    fireEvent.change(screen.getByLabelText('Aubaine'), { target: { value: '123' } })
    await act(() => router.navigate('/about'))
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Ce que vous avez changé pour CNR n’est pas enregistré',
    )
    expect(screen.getByLabelText('place').textContent).toBe('/')
    fireEvent.click(screen.getByRole('button', { name: 'Ne pas garder' }))
    await waitFor(() => expect(screen.getByLabelText('place').textContent).toBe('/about'))
  })

  test('choosing other prices with unsaved ones asks first too [STOCK-10]', async () => {
    await showStock()
    fireEvent.change(screen.getByLabelText('Aubaine'), { target: { value: '123' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Liste' }), { target: { value: '2' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Ne pas garder' }))
    await waitFor(() => expect(screen.getByLabelText('Aubaine')).toHaveProperty('value', ''))
  })
})

describe('what is asked for after the page', () => {
  test('no more news than there is room for; one opens with all that is known of it [NEWS-01] [NEWS-02] [NEWS-03]', async () => {
    const { environment } = await showStock()
    const item = (index: number) => ({
      __typename: 'NewsItem',
      id: `news-${index}`,
      title: `Titre ${index}`,
      contentHtml: '<p>Contenu<script>alert(1)</script></p>',
      publishedAt: '2026-11-20T15:00:00.000Z',
      url: 'https://news.example/1',
      source: 'La source',
      sentiment: 0.3,
      symbols: ['CNR', 'CP'],
      isSample: true,
    })
    const news = Array.from({ length: 12 }, (_, index) => item(index))
    const stock = { __typename: 'Stock', id: 'stock-CNR', newsStaleSince: null, news }
    await answerOperation(environment, 'NewsListQuery', { viewer: { __typename: 'Viewer', id: 'viewer', stock } })
    expect(screen.getAllByRole('button', { name: /^Titre/ })).toHaveLength(8)

    fireEvent.click(screen.getByRole('button', { name: 'Titre 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Titre 2' })
    expect(dialog.textContent).toContain('Contenu')
    expect(dialog.textContent).not.toContain('alert(1)')
    expect(dialog.textContent).toContain('Plutôt positif')
    expect(dialog.textContent).toContain('CP')
    expect(within(dialog).getByRole('link').getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('news that fail leave the rest of the page as it is', async () => {
    const { environment } = await showStock()
    await waitFor(() => expect(operationNames(environment)).toContain('NewsListQuery'))
    const operation = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'NewsListQuery')
    await act(async () =>
      environment.mock.reject(operation ?? environment.mock.getMostRecentOperation(), new Error('x')),
    )
    expect(screen.getByRole('alert').textContent).toContain('Les nouvelles n’ont pas pu être affichées')
    expect(screen.getByLabelText('Aubaine')).toBeTruthy()
  })
})
