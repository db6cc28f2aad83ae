import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { levelCountsOf } from '@palier/domain/watchlists/ranking'
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts'
import '../../features/billing/plans/UpgradeDialog.tsx'
import { PaletteContext } from '../../features/shell/palette/PaletteContext.ts'
import { answerOperation } from '../../testing/answerOperation.ts'
import { bookAnswer } from '../../testing/bookAnswers.ts'
import { showOnPhone } from '../../testing/phone.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { planAnswers, usageAnswer } from '../../testing/usageAnswers.ts'
import { todayAnswer } from '../../testing/todayAnswers.ts'
import { entryAnswer } from '../../testing/watchedEntries.ts'
import { DashboardScreen, query } from './DashboardScreen.tsx'

type Answer = ReturnType<typeof entryAnswer>

function listOf(listId: string, kind: 'BUY' | 'SELL', name: string, topEntries: readonly Answer[]) {
  return {
    __typename: 'WatchList',
    beyondPlan: null,
    id: `list-${listId}`,
    listId,
    kind,
    name,
    description: '',
    version: 4,
    entryCount: topEntries.length,
    levelCounts: levelCountsOf(topEntries.map(({ score }) => score)),
    topEntries,
  }
}

function show(
  watchLists: readonly ReturnType<typeof listOf>[],
  usage: object | null = usageAnswer(),
  path = '/',
  openPalette: (scope: string) => void = () => {},
  today: object = {},
) {
  const names = { fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie', email: '' }
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
    isCrossingDigestOn: false,
    crossingMail: 'DAILY',
  }
  const rights = { imageUrl: null, isAdmin: false, isGuest: true, preCheck: { refusal: null }, unreadNoticeCount: 0 }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    ...names,
    ...rights,
    preferences,
    watchLists,
    today: todayAnswer(watchLists, today),
    usage,
    ...bookAnswer(),
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  const Screen = (props: Parameters<typeof DashboardScreen>[0]) => (
    <PaletteContext value={openPalette}>
      <DashboardScreen {...props} />
    </PaletteContext>
  )
  const answer = { viewer, site, plans: planAnswers }
  return showScreen<DashboardScreenQuery>({ query, Screen, variables: {}, answer, path })
}

const regionLines = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map((line) => line.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const operations = ({ environment }: Awaited<ReturnType<typeof show>>) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
const scored = (symbol: string, score: number) => entryAnswer({ symbol, score })
const quality = () => listOf('1', 'BUY', 'Qualité', [scored('A', 1005), scored('B', 800)])

describe('the suggestions of the dashboard', () => {
  test('what comes next stands by kind, with the price that is waited for; of no sells nothing is said [SCORE-16] [DASH-05] [DASH-06]', async () => {
    await show([
      listOf('1', 'BUY', 'Qualité', [scored('T', 900), scored('A', 740), scored('B', 600)]),
      listOf('2', 'BUY', 'Revenu', [scored('D', 700), scored('E', 300)]),
    ])
    const stocks = within(screen.getByRole('region', { name: 'Ensuite à acheter' })).getAllByRole('button')
    expect(stocks.map((stock) => stock.textContent)).toEqual(['A', 'D', 'B', 'E'])
    expect(regionLines('Ensuite à acheter')[0]).toContain('attendre')
    expect(screen.queryByRole('region', { name: 'Ensuite à vendre' })).toBeNull()
  })

  test('what comes next says which price of the person’s own it would reach, and how far away that is [D35]', async () => {
    const thresholds = { t200: null, t400: null, t600: '97.00', t800: null }
    const near = entryAnswer({ symbol: 'DIS', score: 740, stock: { lastPrice: '100.00' }, thresholds })
    await show([listOf('1', 'BUY', 'Qualité', [scored('T', 900), near])])
    expect(regionLines('Ensuite à acheter')[0]).toContain('attendre, cible 97,00100,00−3,0\u00a0%')
  })

  test('on a day without anything to decide the nearest stocks stand in its rows, and not a second time under “Next” [D35]', async () => {
    const at = (symbol: string, lastPrice: string) => entryAnswer({ symbol, score: 400, stock: { lastPrice } })
    await show([
      listOf('1', 'BUY', 'Qualité', [at('A', '130'), at('B', '160'), at('C', '133'), at('D', '140'), at('E', '171')]),
    ])
    const rows = await screen.findAllByRole('button', { name: /^(Acheter|Considérer|Suivre) / })
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Acheter A', 'Acheter C', 'Considérer D'])
    const next = within(screen.getByRole('region', { name: 'Ensuite à acheter' })).getAllByRole('button')
    expect(next.map(({ textContent }) => textContent)).toEqual(['B'])
  })

  test('a press on a stock shows it in a dialog, with the ways to its page and to its prices [DASH-19]', async () => {
    await show([quality()])
    fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'B' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('B Inc.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Ouvrir le titre' }).getAttribute('href')).toBe('/stock/s-B')
    expect(dialog.getByRole('link', { name: 'Modifier les prix' }).getAttribute('href')).toBe('/list/1/s-B')
  })
})

describe('the lists of the dashboard', () => {
  test('a card opens its list and shows its three most pressing stocks [LIST-19] [DASH-20]', async () => {
    await show([
      listOf('7', 'BUY', 'Qualité', [scored('A', 900), scored('B', 800), scored('C', 700), scored('D', 600)]),
    ])
    expect(screen.getByRole('link', { name: 'Qualité' }).getAttribute('href')).toBe('/list/7')
    expect(screen.getByText('4 titres')).toBeTruthy()
    const card = within(screen.getByRole('article', { name: 'Qualité' }))
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['A', 'B', 'C'])
  })

  test('a card draws a bar for each stock as high as its level, and says it; what is empty stands last [DASH-15]', async () => {
    const many = Array.from({ length: 40 }, (_, place) => scored(`S${place}`, 1100 - 25 * place))
    await show([
      listOf('1', 'BUY', 'Vide', []),
      listOf('2', 'BUY', 'Qualité', [scored('A', 1005), scored('B', 800), scored('C', 240)]),
      listOf('3', 'SELL', 'Profits', [scored('H', 1007), scored('L', -1008), scored('T', -853), scored('M', 600)]),
      listOf('4', 'BUY', 'Longue', many),
    ])
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Qualité', 'Longue', 'Vide', 'Profits'])
    const levels = (name: string) =>
      [...screen.getByRole('article', { name }).querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
        ({ dataset, textContent }) => dataset['level'] ?? textContent,
      )
    expect(levels('Qualité')).toEqual(['1', '2', ''])
    expect(levels('Profits')).toEqual(['1', '21', '22', ''])
    expect(levels('Longue')).toEqual([...Array<string>(5).fill('1'), ...Array<string>(9).fill('2'), '+26'])
    const words = (name: string) => screen.getByRole('article', { name }).textContent
    expect(words('Qualité')).toContain('1 aubaine, 1 cible, 1 autre')
    expect(words('Profits')).toContain('1 limite haute, 2 du côté bas, 1 autre')
    expect(
      within(screen.getByRole('article', { name: 'Vide' })).getByRole('button', { name: 'Ajouter un titre' }),
    ).toBeTruthy()
  })

  test('a stock whose price has reached another level since stands there in its card [DASH-15]', async () => {
    const moved = entryAnswer({ symbol: 'A', score: 250, scoredPrice: '142', stock: { lastPrice: '121' } })
    await show([listOf('1', 'BUY', 'Qualité', [moved, scored('B', 100)])])
    expect(screen.getByRole('article', { name: 'Qualité' }).textContent).toContain('1 aubaine, 1 autre')
  })

  test('the add card turns to a form, and the new list stands with the others [DASH-23]', async () => {
    const piece = await show([quality()])
    press('Nouvelle liste d’achats')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')))
    expect(screen.getByText('0/50')).toBeTruthy()
    write('Nom', '  Revenu ')
    press('Créer')
    const list = listOf('9', 'BUY', 'Revenu', [])
    const usage = usageAnswer({ buyLists: { used: 2, limit: 3 } })
    const sent = await answerOperation(piece.environment, 'createWatchListMutation', {
      createWatchList: { __typename: 'CreateWatchListPayload', list, usage },
    })
    expect(sent['input']).toEqual({ kind: 'BUY', name: 'Revenu', description: '' })
    expect((await screen.findByRole('link', { name: 'Revenu' })).getAttribute('href')).toBe('/list/9')
    expect(screen.queryByLabelText('Nom')).toBeNull()
  })

  test('a list without a name is not sent; Escape turns the card back and gives the focus back [DASH-23]', async () => {
    const piece = await show([quality()])
    press('Nouvelle liste d’achats')
    fireEvent.click(await screen.findByRole('button', { name: 'Créer' }))
    expect(await screen.findByText('Donnez un nom à la liste.')).toBeTruthy()
    const field = screen.getByLabelText('Nom')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(operations(piece)).not.toContain('createWatchListMutation')
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Nouvelle liste d’achats'))
  })

  test('at the limit nothing is sent: the dialog names it and the plan that allows more [DASH-24] [SHELL-22]', async () => {
    const piece = await show([quality()])
    expect(screen.getByText(/1 sur 1 avec le forfait frugal\. Le forfait standard en permet 5/)).toBeTruthy()
    press(/Nouvelle liste de vente/)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Votre forfait permet une liste de vente')).toBeTruthy()
    expect(dialog.getByText(/standard en permet 5, 14,99\s\$ par mois/)).toBeTruthy()
    expect(operations(piece)).not.toContain('createWatchListMutation')
    fireEvent.click(dialog.getByRole('button', { name: 'Voir les forfaits' }))
    const { pathname, search } = piece.router.state.location
    expect(pathname + search).toBe('/subscription?plan=standard')
  })

  test('where the use is not known, adding is blocked [DASH-24]', async () => {
    await show([quality()], null)
    press('Nouvelle liste d’achats')
    expect(await screen.findByText('Impossible d’ajouter une liste d’achats')).toBeTruthy()
    expect(screen.queryByLabelText('Nom')).toBeNull()
  })

  test('the head of the buy lists says what their score rests on and opens its settings [DASH-14] [SCORE-19]', async () => {
    await show([quality()])
    expect(screen.getByText('Score par prix, sinon 52 semaines')).toBeTruthy()
    press('Régler le score des listes d’achats')
    expect(await screen.findAllByRole('radio')).toHaveLength(3)
  })
})

describe('the dashboard of a phone', () => {
  test('has Today, the search, then sections with an add button and cards of one stock [D35] [DASH-16] [DASH-17] [DASH-20]', async () => {
    showOnPhone()
    await show([quality(), listOf('3', 'SELL', 'Profits', [scored('L', -1008), scored('H', 1007)])])
    const buttons = screen.getAllByRole('button')
    const names = buttons.map((button) => button.getAttribute('aria-label'))
    const search = screen.getByRole('button', { name: 'Chercher Titre, liste, portefeuille' })
    expect(names[0]).toMatch(/^Vendre L, /)
    expect(buttons.indexOf(search)).toBeGreaterThan(names.findIndex((name) => name?.startsWith('Acheter B, ')))
    expect(buttons.indexOf(search)).toBeLessThan(names.indexOf('Nouvelle liste d’achats'))
    expect(names).toContain('Nouvelle liste d’achats')
    expect(names).toContain('Nouvelle liste de vente')
    const card = within(screen.getByRole('article', { name: 'Qualité' }))
    expect(card.getByText('A')).toBeTruthy()
    expect(card.queryByText('B')).toBeNull()
    expect(card.getByText(/^2 titres, 1 aubaine/)).toBeTruthy()
  })

  test('the add button opens the form before the cards [DASH-17] [DASH-23]', async () => {
    showOnPhone()
    await show([quality()])
    press('Nouvelle liste d’achats')
    expect(await screen.findByRole('form', { name: 'Nouvelle liste d’achats' })).toBeTruthy()
  })

  test('the search of a phone leads to the palette, whose stocks open their page [DASH-18]', async () => {
    showOnPhone()
    const opened: string[] = []
    await show([quality()], usageAnswer(), '/', (scope) => opened.push(scope))
    press('Chercher Titre, liste, portefeuille')
    expect(opened).toEqual(['all'])
  })
})

describe('the first dashboard', () => {
  const base = usageAnswer({
    planName: 'base',
    buyLists: { used: 1, limit: 1 },
    portfolios: { used: 0, limit: 0 },
    portfolioStocks: { used: 0, limit: 0 },
  })

  test('somebody new is asked one question in a field that has the focus, and shown four free steps', async () => {
    await show([listOf('1', 'BUY', 'Mes premières idées', [])], base)
    expect(await screen.findByRole('heading', { name: 'Quel titre attendez‑vous au bon prix?' })).toBeTruthy()
    expect(screen.getByText('1 sur 4')).toBeTruthy()
    const steps = within(screen.getByRole('region', { name: 'Quatre marches, gratuites' })).getAllByRole('listitem')
    expect(steps.map(({ dataset }) => dataset['sign'])).toEqual(['done', 'open', 'open', 'open'])
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Chercher un titre' }))
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(1)
  })

  test('the examples of the first step are of the country of the preferred currency [SPEC also seen]', async () => {
    const { environment } = await show([listOf('1', 'BUY', 'Mes premières idées', [])], base)
    expect(await screen.findByRole('button', { name: 'XEQT' })).toBeTruthy()
    act(() =>
      commitLocalUpdate(environment, (store) => {
        store.get('preferences')?.setValue('USD', 'currency')
      }),
    )
    expect(await screen.findByRole('button', { name: 'AAPL' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'XEQT' })).toBeNull()
  })

  test('the first question takes the focus from nobody who has opened a menu meanwhile', async () => {
    const menu = document.body.appendChild(document.createElement('button'))
    menu.focus()
    await show([listOf('1', 'BUY', 'Mes premières idées', [])], base)
    expect(await screen.findByRole('heading', { name: 'Quel titre attendez‑vous au bon prix?' })).toBeTruthy()
    expect(document.activeElement).toBe(menu)
    menu.remove()
  })

  test('in the place of the portfolios stands the cheapest plan that has them [SHELL-18]', async () => {
    await show([listOf('1', 'BUY', 'Mes premières idées', [])], base)
    expect(await screen.findByText('Les portefeuilles commencent avec le forfait frugal')).toBeTruthy()
    expect(screen.getByText(/4,99\s\$ par mois\s: un portefeuille, 20 titres\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voir les forfaits' }).getAttribute('href')).toBe(
      '/subscription?plan=frugal',
    )
  })

  test('with stocks in the lists it is the common dashboard', async () => {
    await show([quality()])
    expect(screen.queryByText('Quatre marches, gratuites')).toBeNull()
  })
})
