import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts'
import '../../features/portfolios/overview/ObjectivesDialog.tsx'
import '../../features/portfolios/overview/Overview.tsx'
import '../../features/portfolios/overview/ReturnArea.tsx'
import '../../features/portfolios/positions/PositionList.tsx'
import '../../features/portfolios/returns/PerformanceTable.tsx'
import '../../features/billing/plans/UpgradeDialog.tsx'
import '../../features/portfolios/figures/HowComputed.tsx'
import '../../features/portfolios/cards/PortfolioSection.tsx'
import '../../ui/dialogs/ConfirmDialog.tsx'
import '../../ui/buttons/OpenMenu.tsx'
import '../../features/portfolios/positions/HoldingsPieDialog.tsx'
import '../../features/portfolios/positions/Movers.tsx'
import '../../features/portfolios/transactions/TransactionList.tsx'
import { PaletteContext } from '../../features/shell/palette/PaletteContext.ts'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import {
  bookAnswer,
  holdingAnswer,
  portfolioAnswer,
  returnAnswer,
  transactionAnswer,
  transactionsAnswer,
} from '../../testing/bookAnswers.ts'
import { pickMenuItem } from '../../testing/pickMenuItem.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { todayAnswer } from '../../testing/todayAnswers.ts'
import { tellPrices } from '../../testing/tellPrices.ts'
import { planAnswers, usageAnswer } from '../../testing/usageAnswers.ts'
import { DashboardScreen, query } from './DashboardScreen.tsx'

const OWNED = usageAnswer({
  planName: 'standard',
  portfolios: { used: 2, limit: 3 },
  portfolioStocks: { used: 3, limit: 60 },
})

/** A Canadian portfolio with a stock of each currency, and an American one that holds the second of them too. */
function twoPortfolios() {
  return [
    portfolioAnswer({
      portfolioId: 'p1',
      name: 'CELI',
      cash: '500',
      stocks: [
        holdingAnswer({ symbol: 'RY', portfolioId: 'p1' }),
        holdingAnswer({
          symbol: 'AAPL',
          portfolioId: 'p1',
          currency: 'USD',
          price: '200',
          change: '-5',
          changePercent: '-2.44',
        }),
      ],
    }),
    portfolioAnswer({
      portfolioId: 'p2',
      name: 'Compte américain',
      currency: 'USD',
      stocks: [
        holdingAnswer({
          symbol: 'AAPL',
          portfolioId: 'p2',
          currency: 'USD',
          shareCount: 30,
          price: '200',
          change: '-5',
          changePercent: '-2.44',
        }),
      ],
    }),
  ]
}

function show(portfolios: readonly object[], more: object = {}, usage: object | null = OWNED) {
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
  const lists = [
    {
      __typename: 'WatchList',
      id: 'l1',
      listId: '1',
      kind: 'BUY',
      name: 'Qualité',
      description: '',
      version: 1,
      beyondPlan: null,
    },
  ].map((list) => ({ ...list, entryCount: 0, levelCounts: [], topEntries: [] }))
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    ...names,
    ...rights,
    preferences,
    watchLists: lists,
    usage,
    today: todayAnswer([]),
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4',
    cadInUsd: '0.7',
    contactEmail: null,
  }
  const Screen = (props: Parameters<typeof DashboardScreen>[0]) => (
    <PaletteContext value={() => {}}>
      <DashboardScreen {...props} />
    </PaletteContext>
  )
  const answer = { viewer: { ...viewer, ...bookAnswer(portfolios, more) }, site, plans: planAnswers }
  return showScreen<DashboardScreenQuery>({ query, Screen, variables: {}, answer })
}

const figure = async (name: string, within_: ParentNode = document) => {
  const found = await waitFor(() => {
    const element = within_.querySelector<HTMLElement>(`[data-figure="${name}"] data`)
    if (!element) throw new Error(`${name} does not show`)
    return element
  })
  return found.getAttribute('value')
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

/** Of the first portfolio. */
async function choose(action: string) {
  await press('Actions du portefeuille CELI')
  await pickMenuItem(action)
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-amounts-hidden')
})

/** As when somebody scrolls down to it. */
async function positionsTable() {
  await screen.findByRole('heading', { name: 'Portefeuilles' })
  window.dispatchEvent(new Event('beforeprint'))
  return screen.findByRole('table', { name: 'Titres de tous les portefeuilles' })
}

describe('the overview of the portfolios', () => {
  test('the total is every portfolio in the preferred currency, cash included, with its day [DASH-01] [DASH-03]', async () => {
    await show(twoPortfolios())
    // 500 + 10 × 100 + 10 × 200 × 1.4 of the first, 30 × 200 × 1.4 of the second.
    expect(await figure('summaryTotal')).toBe('12700')
    // 10 × 1 − 10 × 5 × 1.4 − 30 × 5 × 1.4.
    expect(await figure('summaryDay')).toBe('-270')
    // (100 − 80) × 10 + (200 − 80) × 10 × 1.4 + (200 − 80) × 30 × 1.4.
    expect(await figure('summaryGain')).toBe('6920')
    expect(screen.getByText('Valeur totale, liquidités comprises')).toBeTruthy()
  })

  test('the total stands in the other currency too, each portfolio converted by its own rate [DASH-02]', async () => {
    await show(twoPortfolios())
    // (500 + 1000 + 2800) × 0.7 + 6000.
    expect(await figure('convertedTotal')).toBe('9010')
  })

  test('a press on the total says how it was computed, with each portfolio and rate [DASH-01]', async () => {
    await show(twoPortfolios())
    await figure('summaryTotal')
    const button = document.querySelector('[data-figure="summaryTotal"]')
    if (button) fireEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('CELI')).toBeTruthy()
    expect(dialog.getByText('Compte américain')).toBeTruthy()
    expect(dialog.getByText('Compte américain, 1 USD en CAD')).toBeTruthy()
  })

  test('a price that moves moves the total [DASH-01]', async () => {
    const { environment } = await show(twoPortfolios())
    await figure('summaryTotal')
    const ry = twoPortfolios()[0]?.stocks[0]?.stock
    if (!ry) throw new Error('There is no stock to move')
    const unknown = { marketCap: null, yearHigh: null, yearLow: null }
    tellPrices(environment, [{ ...ry, ...unknown, lastPrice: '110', change: '11', changePercent: '11' }])
    expect(await figure('summaryTotal')).toBe('12800')
    expect(await figure('cardTotal')).toBe('4400')
  })

  test('the strongest moves come first, either way, each stock once; without any nothing is said [DASH-04]', async () => {
    const piece = await show(twoPortfolios())
    const movers = await screen.findByRole('region', { name: 'Mouvements du jour' })
    expect(
      within(movers)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['AAPL', 'RY'])
    piece.unmount()
    const still = holdingAnswer({ symbol: 'RY', portfolioId: 'p1', change: '0', changePercent: '0' })
    await show([portfolioAnswer({ portfolioId: 'p1', stocks: [still] })])
    await figure('summaryTotal')
    expect(screen.queryByRole('region', { name: 'Mouvements du jour' })).toBeNull()
  })

  test('the eye hides every amount, and this device remembers it', async () => {
    const { storage } = await show(twoPortfolios())
    await press('Cacher les montants')
    expect(document.documentElement.hasAttribute('data-amounts-hidden')).toBe(true)
    expect(storage.hiddenAmounts.read()).toBe(true)
    await press('Cacher les montants')
    expect(document.documentElement.hasAttribute('data-amounts-hidden')).toBe(false)
  })

  test('the return is told first, beside the market, in a sentence and as a table', async () => {
    const performance = returnAnswer('2026-11-18', ['0', '1.5', '4.5'])
    await show(twoPortfolios(), { performance })
    const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')
    const line = await screen.findByRole('img', { name: /^\+4,5/ })
    expect(plain(line.getAttribute('aria-label'))).toBe('+4,5 % du 18 nov. 2026 au 20 nov. 2026. XIU +2,0 %.')
    expect(await screen.findByText('Vous devancez XIU de 2,5 points.')).toBeTruthy()
    // A book that is younger than a month has one row, since it began.
    const rows = within(screen.getByRole('region', { name: 'Vue d’ensemble des portefeuilles' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'RendementVousXIU',
      'Depuis le 18 nov. 2026+4,5 %+2,0 %',
    ])
    await press('Voir en tableau')
    expect(await screen.findByRole('region', { name: /^\+4,5/ })).toBeTruthy()
  })

  test('the foot of the chart has the days with a purchase, a sale or income; each says so where it is pointed at', async () => {
    const performance = returnAnswer('2026-11-18', ['0', '1.5', '4.5'])
    const line = { ...performance.line, purchases: ['2026-11-18', '2026-11-20'], payments: ['2026-11-20'] }
    await show(twoPortfolios(), { performance: { ...performance, line } })
    const pointer = await screen.findByRole('slider', { name: 'Parcourir le rendement jour par jour' })
    const told = () => pointer.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')
    expect(told()).toBe('20 nov. 2026, Vous +4,5 %, XIU +2,0 %, Achat, Dividende ou intérêt')
    fireEvent.keyDown(pointer, { key: 'ArrowLeft' })
    expect(told()).toBe('19 nov. 2026, Vous +1,5 %, XIU +2,0 %')
    expect(screen.getByText('Achat')).toBeTruthy()
    expect(screen.queryByText('Vente')).toBeNull()
  })

  test('amounts are hidden, percents stay; the next payment is named with its day', async () => {
    const nextIncome = {
      __typename: 'ComingIncome',
      date: '2026-12-02',
      symbol: 'ENB',
      amount: '92.8',
      isDeclared: true,
    }
    await show(twoPortfolios(), { performance: returnAnswer('2026-11-18', ['0', '1.5', '4.5'], { nextIncome }) })
    const amount = await screen.findByText('92,80 $')
    expect(amount.hasAttribute('data-amount')).toBe(true)
    expect(screen.getByText('Prochain dividende : ENB, 2 déc.')).toBeTruthy()
    expect(document.querySelector('svg[role="img"] [data-amount]')).toBeNull()
  })

  test('without a return, and before the second day, the chart says why it is not there', async () => {
    const piece = await show(twoPortfolios())
    expect(await screen.findByText('Le rendement n’est pas disponible pour le moment.')).toBeTruthy()
    piece.unmount()
    await show(twoPortfolios(), { performance: returnAnswer('2026-11-19', ['0', '0']) })
    expect(await screen.findByText('La courbe se dessine à partir du deuxième jour.')).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Depuis/ })).toBeNull()
  })
})

describe('the portfolios of the dashboard', () => {
  test('a card opens its portfolio and says which way its day goes [DASH-12] [DASH-22]', async () => {
    await show(twoPortfolios())
    const card = await screen.findByRole('article', { name: 'CELI' })
    expect(within(card).getByRole('link', { name: 'CELI' }).getAttribute('href')).toBe('/portfolio/p1')
    // 10 × 1 − 10 × 5 × 1.4.
    expect(card.dataset['direction']).toBe('down')
    expect(await figure('cardDay', card)).toBe('-60')
  })

  test('a card draws its return on its last days, and says it [DASH-22]', async () => {
    const stocks = [holdingAnswer({ symbol: 'RY', portfolioId: 'p1' })]
    const recentReturns = { firstDate: '2026-11-17', timeWeighted: ['0', '0.5', '-1.25', '2.34'] }
    await show([
      portfolioAnswer({ portfolioId: 'p1', stocks, recentReturns }),
      portfolioAnswer({
        portfolioId: 'p2',
        name: 'REER',
        stocks,
        recentReturns: { ...recentReturns, timeWeighted: ['0'] },
      }),
      portfolioAnswer({ portfolioId: 'p3', name: 'Ailleurs', stocks }),
    ])
    const card = await screen.findByRole('article', { name: 'CELI' })
    const line = within(card).getByRole('img', { name: /^Rendement du/ })
    expect(line.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
      'Rendement du 17 nov. 2026 au 20 nov. 2026 : +2,3 %.',
    )
    expect([line.dataset['direction'], line.querySelectorAll('path').length]).toEqual(['up', 2])
    for (const name of ['REER', 'Ailleurs']) {
      expect(within(screen.getByRole('article', { name })).queryByRole('img', { name: /^Rendement/ })).toBeNull()
    }
  })

  test.each([
    ['1', 'up'],
    ['0', 'flat'],
    ['-1', 'down'],
  ])('a day change of %s is %s [DASH-22]', async (change, direction) => {
    const stocks = [holdingAnswer({ symbol: 'RY', portfolioId: 'p1', change })]
    await show([portfolioAnswer({ portfolioId: 'p1', stocks })])
    expect((await screen.findByRole('article', { name: 'CELI' })).dataset['direction']).toBe(direction)
  })

  test('the stocks of all portfolios stand in one table, each once, by its groups of columns [DASH-10] [DASH-11]', async () => {
    await show(twoPortfolios())
    const table = within(await positionsTable())
    const groups = ['Actuel', 'Aujourd’hui', 'Total'].map((name) => table.getByRole('columnheader', { name }))
    expect(groups).toHaveLength(3)
    const values = [...document.querySelectorAll('[data-row]')].map((row) => [
      row.querySelector('th')?.textContent,
      row.querySelector('[data-figure="shares"] data')?.getAttribute('value'),
      row.querySelector('[data-figure="value"] data')?.getAttribute('value'),
    ])
    expect(values).toEqual([
      ['AAPL', '40', '8000'],
      ['RY', '10', '1000'],
    ])
  })

  test('with a line for what was sold whole, the table adds up to the total gain above it', async () => {
    const sold = {
      ...holdingAnswer({ symbol: 'BCE', portfolioId: 'p1', currency: 'USD', shareCount: 10, cost: 50, price: null }),
      soldShareCount: '10',
      proceeds: '850',
      realizedGain: '350',
    }
    const [first, second] = twoPortfolios()
    if (!first || !second) throw new Error('There are two portfolios')
    await show([{ ...first, stocks: [...first.stocks, sold] }, second])
    // The sum of its rows and of 350 × 1.4.
    expect(await figure('summaryGain')).toBe('7410')
    await positionsTable()
    expect(await figure('totalGain')).toBe('7410')
    expect(await figure('closedGain')).toBe('490')
    expect(screen.getByText('1 position fermée')).toBeTruthy()
  })

  test('beyond ten stocks the nine largest show, all of them when asked for [DASH-12]', async () => {
    const stocks = Array.from({ length: 12 }, (_, place) =>
      holdingAnswer({ symbol: `S${place}`, portfolioId: 'p1', shareCount: place + 1 }),
    )
    await show([portfolioAnswer({ portfolioId: 'p1', stocks })])
    await positionsTable()
    expect(document.querySelectorAll('[data-row]')).toHaveLength(9)
    await press('Voir les 12 titres')
    expect(document.querySelectorAll('[data-row]')).toHaveLength(12)
  })

  test('the add card turns to a form, and the new portfolio stands with the others [DASH-23] [DASH-24]', async () => {
    const piece = await show(twoPortfolios())
    await press('Nouveau portefeuille')
    const field = await screen.findByLabelText('Nom')
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: '  REER ' } })
    fireEvent.change(screen.getByLabelText('Titulaire'), { target: { value: 'SPOUSE' } })
    await press('Créer')
    const portfolio = { ...portfolioAnswer({ portfolioId: 'p3', name: 'REER' }), owner: 'SPOUSE' }
    const sent = await answerOperation(piece.environment, 'createPortfolioMutation', {
      createPortfolio: { __typename: 'CreatePortfolioPayload', portfolio, usage: OWNED },
    })
    expect(sent['input']).toEqual({
      name: 'REER',
      description: '',
      currency: 'CAD',
      accountKind: 'NON_REGISTERED',
      owner: 'SPOUSE',
    })
    const card = await screen.findByRole('article', { name: 'REER' })
    expect(within(card).getByText('Compte de votre conjoint ou conjointe')).toBeTruthy()
    expect(screen.getAllByText('Compte de votre conjoint ou conjointe')).toHaveLength(1)
    expect(screen.queryByLabelText('Nom')).toBeNull()
  })

  test('at the limit nothing is sent: the dialog names it and the plan that allows more [DASH-24] [PORT-09]', async () => {
    const usage = usageAnswer({ portfolios: { used: 1, limit: 1 }, canAddPortfolio: false })
    const piece = await show([portfolioAnswer({ portfolioId: 'p1' })], {}, usage)
    await press(/Nouveau portefeuille/)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Votre forfait permet un portefeuille')).toBeTruthy()
    const sent = piece.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(sent).not.toContain('createPortfolioMutation')
  })

  test.each([
    [
      { used: 1, limit: 0 },
      /Vous en avez 1; le forfait base n’en permet aucun\. Pour en ajouter, choisissez le forfait standard, qui en permet 3/,
    ],
    [
      { used: 2, limit: 1 },
      /Vous en avez 2; le forfait base en permet 1\. Pour en ajouter, choisissez le forfait standard, qui en permet 3/,
    ],
    [{ used: 1, limit: 1 }, /1 sur 1 avec le forfait base\. Le forfait standard en permet 3/],
  ])(
    'the add card says what exceeds the plan and which plan allows another: %o [SPEC-12]',
    async (portfolios, words) => {
      const usage = usageAnswer({ planName: 'base', portfolios, canAddPortfolio: false })
      await show([portfolioAnswer({ portfolioId: 'p1' })], {}, usage)
      expect(await screen.findByText(words)).toBeTruthy()
    },
  )

  test('without portfolios in the plan they are locked, and no total shows [PORT-10]', async () => {
    const usage = usageAnswer({ planName: 'base', portfolios: { used: 0, limit: 0 }, canAddPortfolio: false })
    await show([], {}, usage)
    expect(await screen.findByText('Les portefeuilles commencent avec le forfait frugal')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Vue d’ensemble des portefeuilles' })).toBeNull()
  })

  test('what was made under another plan is shown under one without portfolios, with the plan that opens it', async () => {
    const usage = usageAnswer({ planName: 'base', portfolios: { used: 2, limit: 0 }, canAddPortfolio: false })
    await show(
      twoPortfolios().map((portfolio) => ({ ...portfolio, beyondPlan: { planName: 'standard' } })),
      {},
      usage,
    )
    const card = within(await screen.findByRole('article', { name: 'CELI' }))
    expect(card.getByText('Au-delà de votre forfait, ouvert par standard')).toBeTruthy()
    expect(screen.queryByText(/Les portefeuilles commencent avec/)).toBeNull()
    expect(screen.getByRole('region', { name: 'Vue d’ensemble des portefeuilles' })).toBeTruthy()
  })

  test('editing a portfolio turns its card to a form, and back on save or cancel [DASH-25]', async () => {
    const piece = await show(twoPortfolios())
    await screen.findByRole('article', { name: 'CELI' })
    await choose('Modifier')
    fireEvent.keyDown(await screen.findByLabelText('Nom'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByLabelText('Nom')).toBeNull())

    await choose('Modifier')
    fireEvent.change(await screen.findByLabelText('Nom'), { target: { value: 'Retraite' } })
    await press('Enregistrer')
    const [first] = twoPortfolios()
    const sent = await answerOperation(piece.environment, 'updatePortfolioMutation', {
      updatePortfolio: { __typename: 'UpdatePortfolioPayload', portfolio: { ...first, name: 'Retraite', version: 3 } },
    })
    expect(sent['input']).toMatchObject({ portfolioId: 'portfolio-p1', name: 'Retraite', version: 2 })
    expect(await screen.findByRole('article', { name: 'Retraite' })).toBeTruthy()
  })

  test('what somebody else saved meanwhile is told before it is replaced [DASH-25]', async () => {
    const piece = await show(twoPortfolios())
    await screen.findByRole('article', { name: 'CELI' })
    await choose('Modifier')
    fireEvent.change(await screen.findByLabelText('Nom'), { target: { value: 'Le mien' } })
    await press('Enregistrer')
    const present = {
      __typename: 'Portfolio',
      id: 'portfolio-p1',
      name: 'Épargne',
      description: 'Pour plus tard',
      accountKind: 'TFSA',
      cash: '0',
      currency: 'CAD',
      version: 5,
    }
    await answerOperation(piece.environment, 'updatePortfolioMutation', {
      updatePortfolio: { __typename: 'PortfolioConflict', current: present },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Épargne')
    await press('Enregistrer')
    // What was typed is kept, and so is what somebody else wrote where nothing was typed.
    const sent = await answerOperation(piece.environment, 'updatePortfolioMutation', {
      updatePortfolio: { __typename: 'PortfolioConflict', current: { ...present, currency: 'USD', version: 6 } },
    })
    expect(sent['input']).toMatchObject({ name: 'Le mien', description: 'Pour plus tard', version: 5 })
    // The other one changed something else this time: nobody has to be asked.
    const again = await answerOperation(piece.environment, 'updatePortfolioMutation', {
      updatePortfolio: problemAnswer('unknown'),
    })
    expect(again['input']).toMatchObject({ name: 'Le mien', currency: 'USD', version: 6 })
  })

  test('deleting a portfolio asks first, and names what is lost', async () => {
    const piece = await show(twoPortfolios())
    await screen.findByRole('article', { name: 'CELI' })
    await choose('Supprimer')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Ses 2 titres et toutes leurs transactions/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Supprimer' }))
    const sent = await answerOperation(piece.environment, 'deletePortfolioMutation', {
      deletePortfolio: { __typename: 'DeletePortfolioPayload' },
    })
    expect(sent['input']).toEqual({ portfolioId: 'portfolio-p1', version: 2 })
  })

  test('the pie names each stock with its value, over portfolios of both currencies [DASH-07] [DASH-08]', async () => {
    await show(twoPortfolios())
    await press('Répartition')
    const dialog = within(await screen.findByRole('dialog'))
    const pie = dialog.getByRole('img')
    expect(pie.getAttribute('aria-label')).toMatch(/AAPL 11\s200,00\s\$; RY 1\s000,00\s\$/)
  })

  test('every objective has a card, the furthest first [DASH-09]', async () => {
    const objective = (symbol: string, kind: string, target: string, value: string) => ({
      __typename: 'Objective',
      id: `objective-${symbol}`,
      kind,
      target,
      value,
      stock: holdingAnswer({ symbol, portfolioId: 'p1', currency: symbol === 'AAPL' ? 'USD' : 'CAD' }).stock,
    })
    const objectives = [
      objective('RY', 'TOTAL_VALUE', '2000', '0'),
      objective('NVDA', 'TOTAL_VALUE', '2000', '0'),
      objective('AAPL', 'SHARE_COUNT', '50', '0'),
    ]
    await show(twoPortfolios(), { objectives })
    await press('Objectifs')
    const dialog = within(await screen.findByRole('dialog'))
    const cards = await waitFor(() => {
      const found = dialog.getAllByRole('listitem')
      expect(found).toHaveLength(3)
      return found
    })
    expect(cards.map(({ dataset }) => Number(dataset['progress']))).toEqual([80, 50, 0])
    expect(cards[0]?.textContent).toContain('40 actions')
  })
})

describe('the transactions of the dashboard', () => {
  test('they stand newest first with their columns, and more come a page at a time [DASH-13]', async () => {
    const first = [
      transactionAnswer('t1'),
      transactionAnswer('t2', { type: 'SELL', date: '2026-11-04', symbol: 'SHOP', shareCount: '20' }),
    ]
    const piece = await show(twoPortfolios(), { transactions: transactionsAnswer(first, 3) })
    // As when somebody scrolls down to them.
    window.dispatchEvent(new Event('beforeprint'))
    const table = within(await screen.findByRole('table', { name: 'Transactions' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['CNR', 'SHOP'])
    expect(rows[0]?.textContent).toMatch(/18 nov\. 2026Achat.*\+25129,10\s\$3\s227,50\s\$85/)
    expect(rows[1]?.textContent).toContain('\u221220')
    await press('Voir plus de transactions (2 sur 3)')
    await answerOperation(piece.environment, 'TransactionListPaginationQuery', {
      viewer: {
        __typename: 'Viewer',
        id: 'viewer',
        transactions: transactionsAnswer([transactionAnswer('t3', { symbol: 'ENB' })]),
      },
    })
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4))
  })
})
