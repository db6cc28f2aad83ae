import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showOnPhone } from '../../../testing/phone.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { showList } from '../../../testing/showList.tsx'
import { tellPrices } from '../../../testing/tellPrices.ts'
import { entryAnswer } from '../../../testing/watchedEntries.ts'

type Answer = ReturnType<typeof entryAnswer>

const show = (entries: readonly Answer[], kind: 'BUY' | 'SELL' = 'BUY') => showList(entries, { kind })

const symbols = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const row = (symbol: string) => screen.getByRole('row', { name: new RegExp(`^${symbol} `) })

function tick(environment: Awaited<ReturnType<typeof show>>['environment'], symbol: string, lastPrice: string) {
  const { __typename, ...stock } = entryAnswer({ symbol }).stock
  tellPrices(environment, [{ ...stock, lastPrice, lastPriceAt: new Date(Date.now() + 1000).toISOString() }])
}

describe('a list', () => {
  test('beyond the plan it is shown, and changing a price says why it is not done', async () => {
    await showList([entryAnswer({ symbol: 'CNR' })], { beyondPlan: { planName: 'frugal' } })
    expect(symbols()).toEqual(['CNR'])
    expect((await screen.findByText(/^Cette liste dépasse la limite de votre forfait/)).textContent).toContain(
      'forfait frugal',
    )
    expect(screen.getByRole('button', { name: 'Ajouter un titre' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(within(row('CNR')).getByRole('button', { name: /^Modifier/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Cette liste dépasse.*Le forfait Frugal l’ouvre de nouveau/)).toBeTruthy()
  })

  test('in an open list the page counts the stocks that are beyond the plan', async () => {
    const beyondPlan = { planName: 'pro' }
    await show([entryAnswer({ symbol: 'CNR' }), { ...entryAnswer({ symbol: 'RY' }), beyondPlan } as Answer])
    expect((await screen.findByText(/^1 titre de cette liste dépasse la limite/)).textContent).toContain('forfait pro')
    fireEvent.click(within(row('RY')).getByRole('button', { name: /^Modifier/ }))
    expect(within(await screen.findByRole('alertdialog')).getByText(/^Ce titre dépasse/)).toBeTruthy()
  })

  test('is a table of eleven columns whose widths stand on their heads [LIST-01] [LIST-14]', async () => {
    await show([entryAnswer({ symbol: 'CNR' })])
    const heads = screen.getAllByRole('columnheader')
    expect(heads.map((head) => head.style.width)).toEqual(
      [8, 20, 6, 8, 10, 10, 7, 7, 7, 7, 8].map((width) => `${width}%`),
    )
    expect(heads.map((head) => head.textContent).slice(6, 10)).toEqual(['Suivre', 'Considérer', 'Cible', 'Aubaine'])
  })

  test('a long symbol is fitted to its column as in search results, without its country [SEARCH-07, SEARCH-08, SPEC-22]', async () => {
    await show(['SHOP.US', 'ABCDEFGHI', 'ABCDEFGHIJK'].map((symbol) => entryAnswer({ symbol })))
    expect(symbols()).toEqual(['ABCDEFGHI', 'ABCDEFGHIJK', 'SHOP'])
    const small = [...document.querySelectorAll<HTMLElement>('[data-small]')]
    expect(small.map(({ title }) => title)).toEqual(['ABCDEFGHI', 'ABCDEFGHIJK'])
    expect(small[1]?.innerHTML).toBe('ABCDEF<wbr>GHIJK')
  })

  test('where all prices are of one age the heading says it once; the column stays', async () => {
    const at = (minutes: number) => ({ lastPriceAt: new Date(Date.now() - minutes * 60_000 - 1000).toISOString() })
    const shown = await show([
      entryAnswer({ symbol: 'CNR', stock: at(5) }),
      entryAnswer({ symbol: 'RY', stock: at(5) }),
    ])
    expect(screen.getByText(/Tous les cours : il y a 5 min\.$/u)).toBeTruthy()
    expect(within(row('RY')).getByText('il y a 5 min')).toBeTruthy()
    shown.unmount()
    await show([entryAnswer({ symbol: 'CNR', stock: at(5) }), entryAnswer({ symbol: 'RY', stock: at(9) })])
    expect(screen.queryByText(/Tous les cours/u)).toBeNull()
    expect(within(row('RY')).getByText('il y a 9 min')).toBeTruthy()
  })

  test('a score whose inputs are missing is read aloud as missing, not as being calculated [SPEC-15]', async () => {
    await show([entryAnswer({ symbol: 'CNR', score: -1, scoredPrice: null, stock: { lastPrice: null } })])
    expect(within(row('CNR')).getByRole('img', { name: /^Aucun score/ })).toBeTruthy()
  })

  test('is ordered by absolute score, a score not computed yet last [LIST-16]', async () => {
    await show([
      entryAnswer({ symbol: 'NEW', score: -9999, scoredPrice: null }),
      entryAnswer({ symbol: 'LOW', score: 200 }),
      entryAnswer({ symbol: 'TOP', score: 1004 }),
    ])
    expect(symbols()).toEqual(['TOP', 'LOW', 'NEW'])
  })

  test('a sell list counts the size of a score, not its sign [LIST-16] [SCORE-02]', async () => {
    const sell = { thresholds: { t200: '90', t400: '100', t600: '150', t800: '160' } }
    await show(
      [entryAnswer({ symbol: 'UP', score: 808, ...sell }), entryAnswer({ symbol: 'DOWN', score: -1008, ...sell })],
      'SELL',
    )
    expect(symbols()).toEqual(['DOWN', 'UP'])
    expect(screen.getAllByRole('columnheader')[6]?.textContent).toBe('Limite basse')
  })

  test('writes the change with its percent and the market cap in short [LIST-13] [LIST-15]', async () => {
    await show([entryAnswer({ symbol: 'CNR' })])
    expect(row('CNR').textContent).toContain('−1,45')
    expect(row('CNR').textContent).toContain('−1,12\u00a0%')
    expect(row('CNR').textContent).toMatch(/85,0\sG\s\$/)
  })

  test('on a phone a percent that is written as zero is flat, whatever the cents behind it', async () => {
    showOnPhone()
    const moved = (symbol: string, change: string, changePercent: string) =>
      entryAnswer({ symbol, stock: { change, changePercent } })
    await show([moved('A', '-0.01', '-0.004'), moved('B', '0.02', '0.005')])
    expect(screen.getByText('0,00 %').closest('[data-direction]')?.getAttribute('data-direction')).toBe('flat')
    expect(screen.getByText('+0,01 %').closest('[data-direction]')?.getAttribute('data-direction')).toBe('up')
  })

  test('the filter finds a threshold with a comma or a point, and says how many match [LIST-17]', async () => {
    await show([entryAnswer({ symbol: 'CNR' }), entryAnswer({ symbol: 'RY', thresholds: { t600: '77.5' } })])
    for (const typed of ['77,5', '77.5']) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
      await waitFor(() => expect(symbols()).toEqual(['RY']))
    }
    expect(screen.getByText(/^1 titre correspond à « 77\.5 »$/)).toBeTruthy()

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cnr' } })
    await waitFor(() => expect(symbols()).toEqual(['CNR']))
    expect(within(row('CNR')).getAllByText('CNR')[0]?.tagName).toBe('MARK')
  })

  // A hundred rows take a while without a browser.
  test('up to 100 rows all stand in the document, and the table counts its head [LIST-18]', async () => {
    await show(Array.from({ length: 100 }, (_, index) => entryAnswer({ symbol: `S${index}` })))
    expect(screen.getAllByRole('rowheader')).toHaveLength(100)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('101')
  }, 20_000)

  test('a row opens its stock and remembers the list [LIST-19]', async () => {
    await show([entryAnswer({ symbol: 'CNR' })])
    fireEvent.click(within(row('CNR')).getByText('CNR Inc.'))
    await waitFor(() => expect(screen.getByLabelText('place').textContent).toBe('/stock/s-CNR {"originListId":"1"}'))
  })

  test('a price of more than ten days is flagged [LIST-21]', async () => {
    const old = new Date(Date.now() - 11 * 86_400_000).toISOString()
    await show([entryAnswer({ symbol: 'OLD', stock: { lastPriceAt: old } }), entryAnswer({ symbol: 'NEW' })])
    expect(within(row('OLD')).getByText(/Cours ancien/)).toBeTruthy()
    expect(within(row('NEW')).queryByText(/Cours ancien/)).toBeNull()
    expect(screen.getByText('2 titres. Deux sous la cible, un cours ancien.')).toBeTruthy()
  })

  test('an empty list says what to do [LIST-04]', async () => {
    await show([])
    expect(screen.getByText(/Cette liste est vide\. Ajoutez-y un titre/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Qualité')
  })

  test('a tick changes the price, and the score by the same rule [SCORE-01] [SCORE-05]', async () => {
    const { environment } = await show([entryAnswer({ symbol: 'CNR' })])
    expect(within(row('CNR')).getByLabelText('Score 788, cible')).toBeTruthy()
    tick(environment, 'CNR', '122')
    expect(row('CNR').textContent).toContain('122,00')
    expect(within(row('CNR')).getByLabelText('Score 1000, aubaine')).toBeTruthy()
  })

  test('a price that ticked stays where something else of its stock changes [LIST-13]', async () => {
    const cnr = entryAnswer({ symbol: 'CNR' })
    const { environment } = await show([cnr])
    tick(environment, 'CNR', '122')
    act(() =>
      environment.commitUpdate((store) => {
        store.get(cnr.stock.id)?.setValue('Chemins de fer', 'companyName')
        store.get(cnr.id)?.getLinkedRecord('thresholds')?.setValue('121.11', 't800')
      }),
    )
    expect(row('CNR').textContent).toContain('121,11')
    expect(row('CNR').textContent).toContain('122,00')
    expect(within(row('CNR')).queryByLabelText('Score 1000, aubaine')).toBeNull()
  })

  test('rows change places on a tick, but not under the pointer [LIST-16]', async () => {
    const { environment } = await show([
      entryAnswer({ symbol: 'CNR', score: 788 }),
      entryAnswer({ symbol: 'RY', score: 780 }),
    ])
    fireEvent.pointerEnter(screen.getByRole('table'))
    tick(environment, 'RY', '120')
    expect(symbols()).toEqual(['CNR', 'RY'])
    fireEvent.pointerLeave(screen.getByRole('table'))
    await waitFor(() => expect(symbols()).toEqual(['RY', 'CNR']))
  })
})

describe('the head of a list', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('a press on a head orders by its column, another one the other way round [LIST-16]', async () => {
    await show([
      entryAnswer({ symbol: 'B', stock: { lastPrice: '10' }, scoredPrice: '10', score: 900 }),
      entryAnswer({ symbol: 'A', stock: { lastPrice: '30' }, scoredPrice: '30', score: 100 }),
      entryAnswer({ symbol: 'C', stock: { lastPrice: null }, scoredPrice: null, score: -1 }),
    ])
    expect(symbols()).toEqual(['B', 'A', 'C'])
    press('Cours')
    expect(symbols()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('columnheader', { name: 'Cours' }).getAttribute('aria-sort')).toBe('descending')
    press('Cours')
    expect(symbols()).toEqual(['B', 'A', 'C'])
    press('Symbole')
    expect(symbols()).toEqual(['A', 'B', 'C'])
  })

  test('the selector leads to another list [LIST-20] [LIST-02]', async () => {
    await show([entryAnswer({ symbol: 'CNR' })])
    press('Choisir une autre liste')
    await pickMenuItem('Profits')
    await waitFor(() => expect(screen.getByLabelText('place').textContent).toBe('/list/2 null'))
  })

  test('the keys j and k move between rows, and e edits [LIST-02]', async () => {
    await show([entryAnswer({ symbol: 'TOP', score: 900 }), entryAnswer({ symbol: 'LOW', score: 100 })])
    const link = (symbol: string) => within(row(symbol)).getByRole('link')
    link('TOP').focus()
    fireEvent.keyDown(link('TOP'), { key: 'j' })
    expect(document.activeElement).toBe(link('LOW'))
    fireEvent.keyDown(link('LOW'), { key: 'k' })
    expect(document.activeElement).toBe(link('TOP'))
    fireEvent.keyDown(link('TOP'), { key: 'e' })
    expect(await screen.findByRole('dialog', { name: 'Modifier le titre' })).toBeTruthy()
  })
})

describe('the details of a score', () => {
  test('a buy list tells its sub-score, weight, variables and formula [SCORE-18]', async () => {
    await show([entryAnswer({ symbol: 'CNR' })])
    fireEvent.click(screen.getByRole('button', { name: 'Score 788, cible' }))
    const tip = await screen.findByRole('tooltip')
    expect(tip.textContent).toContain('Prix fixés')
    expect(tip.textContent).toContain('poids 100\u00a0%')
    expect(tip.textContent).toContain('Cible129,50')
    expect(tip.textContent).toContain('750 + 250 × (129,50 − 128,36) ÷ (129,50 − 122,00) = 788')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Score 788, cible' }), { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('a sell list has no such tip [SCORE-18]', async () => {
    const thresholds = { t200: '90', t400: '100', t600: '150', t800: '160' }
    await show([entryAnswer({ symbol: 'UP', score: 808, thresholds })], 'SELL')
    expect(screen.queryByRole('button', { name: /Score/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Score 808/ })).toBeNull()
  })
})
