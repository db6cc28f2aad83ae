import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { openDialog } from '../../../testing/openDialog.ts'
import { holdingAnswer } from '../../../testing/portfolioAnswers.ts'
import { portfolioAnswer, showPortfolio } from '../../../testing/showPortfolio.tsx'

const SHOP = holdingAnswer({ symbol: 'SHOP', lotCount: 2 })

function lotAnswer(lot: object) {
  return {
    __typename: 'Lot',
    id: 'lot-1',
    lotId: '1',
    type: 'BUY',
    date: '2025-08-06',
    quantity: '40',
    price: '80.18',
    fee: null,
    fxRateToCad: null,
    note: 'Première marche',
    gain: '3120.80',
    gainPercent: '97.3',
    version: 2,
    isImported: false,
    isOfEvent: false,
    ...lot,
    presentQuantity: 'presentQuantity' in lot ? lot.presentQuantity : 'quantity' in lot ? lot.quantity : '40',
  }
}
const LOTS = [
  lotAnswer({
    id: 'lot-2',
    lotId: '2',
    type: 'SELL',
    date: '2026-11-04',
    quantity: '20',
    price: '171.90',
    gain: '1574.86',
    note: '',
  }),
  lotAnswer({}),
]

const DIVIDEND: object = {
  ...{ __typename: 'BookEvent', id: 'event-1', kind: 'INCOME', date: '2026-03-31', recordDate: null, quantity: '20' },
  ...{ numerator: null, denominator: null, perShare: '1.54', gross: '30.8', withheld: '4.62', net: null },
  ...{ cashInLieu: null, fxRateToCad: null, incomeKind: 'FOREIGN', currency: 'CAD', isEstimate: false, note: '' },
  ...{ cash: '26.18', shareCountAfter: null, version: 3 },
}

function eventsAnswer(events: readonly object[]) {
  const edges = events.map((node, index) => ({ node, cursor: String(index) }))
  return { totalCount: events.length, edges, pageInfo: { hasNextPage: false, endCursor: null } }
}

function lotsAnswer(lots: readonly object[]) {
  const edges = lots.map((node, index) => ({ node, cursor: String(index) }))
  return {
    __typename: 'PortfolioStock',
    beyondPlan: null,
    id: SHOP.id,
    lots: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
    purchases: { totalCount: 1 },
    stock: {
      __typename: 'Stock',
      id: SHOP.stock.id,
      chart: {
        points: [
          { at: '2025-11-20T21:00:00Z', price: '100' },
          { at: '2026-11-20T21:00:00Z', price: '158.20' },
        ],
      },
    },
  }
}

async function open(stocks = [SHOP], events = [DIVIDEND]) {
  const shown = await showPortfolio(stocks)
  fireEvent.click(screen.getByRole('button', { name: 'SHOP, voir les lots' }))
  await answerOperation(shown.environment, 'LoadedLotsQuery', {
    node: { ...lotsAnswer(LOTS), events: eventsAnswer(events) },
  })
  const dialog = await openDialog('SHOP Inc.')
  return { ...shown, dialog }
}
// Loaded once, outside the time of any test: a page loads it by its first dialog.
beforeAll(async () => {
  await import('../dialogs/PortfolioDialogs.tsx')
}, 60_000)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const rows = () => [...document.querySelectorAll('[data-lot]')]

describe('the lots of a stock', () => {
  test('shows the three views, the price and each lot with its gain [LOT-01] [LOT-04] [LOT-13]', async () => {
    const { dialog } = await open()
    for (const view of ['Réalisé', 'Latent', 'Ensemble']) expect(within(dialog).getByText(view)).toBeTruthy()
    const values = [...dialog.querySelectorAll('[data-figure] data')].map((figure) => figure.getAttribute('value'))
    expect(values).toEqual(['2493.52', '3902.58', '6396.1', '3438', '1574.86', '3207.2', '3120.8'])
    // The purchase at the present price, the sale as it was.
    expect(rows()[0]?.textContent).toContain('+1\u00a0574,86')
  })

  test('the bar diverges from nought: a loss at its left, a gain at its right', async () => {
    const { dialog } = await open([holdingAnswer({ symbol: 'SHOP', lotCount: 2, realizedGain: '-120.50' })])
    const nought = dialog.querySelector('[data-nought]')
    expect(
      [nought?.previousElementSibling, nought?.nextElementSibling].map((part) => part?.getAttribute('data-part')),
    ).toEqual(['realized', 'unrealized'])
  })

  test('the details can be left out, and the toggle asks for purchases or sales [LOT-02]', async () => {
    const { environment } = await open()
    expect(screen.getByText('Première marche')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Montrer les détails' }))
    expect(screen.queryByText('Première marche')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Ventes 1' }))
    const sent = await answerOperation(environment, 'LoadedLotsPageQuery', { node: lotsAnswer(LOTS.slice(0, 1)) })
    expect(sent).toMatchObject({ type: 'SELL' })
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('deletes a lot in edit mode once confirmed, and closes with the last stock [LOT-05] [LOT-07] [LOT-08]', async () => {
    const { environment } = await open()
    press('Ajouter un lot')
    await openDialog('Ajouter un lot du titre SHOP')
    expect(screen.queryByRole('button', { name: 'Supprimer le lot' })).toBeNull()
    press('Annuler')
    fireEvent.click(screen.getByRole('button', { name: /^Modifier\u00a0: Achat de 40/ }))
    await openDialog('Modifier un lot du titre SHOP')
    press('Supprimer le lot')
    const question = await openDialog('Supprimer ce lot?', 'alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Supprimer' }))
    const sent = await answerOperation(environment, 'useDeleteLotMutation', {
      deleteLot: { __typename: 'DeleteLotPayload', portfolio: portfolioAnswer([]) },
    })
    expect(sent).toEqual({
      input: { portfolioId: 'portfolio', stockId: 'stock-SHOP', lotId: 'lot-1', version: 2 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/Ce portefeuille est vide/)).toBeTruthy()
  })

  test('saves only a whole number of shares, a price and a date until today [LOT-09] [LOT-10] [LOT-11] [LOT-12]', async () => {
    const { environment } = await open()
    press('Ajouter un lot')
    await openDialog('Ajouter un lot du titre SHOP')
    const today = localDateOf(new Date())
    expect(screen.getByLabelText('Date').getAttribute('max')).toBe(today)
    expect(isDisabled('Ajouter')).toBe(true)
    write('Nombre d’actions', '12')
    expect(isDisabled('Ajouter')).toBe(false)
    for (const [label, wrong, right] of [
      ['Nombre d’actions', '1,5', '12'],
      ['Nombre d’actions', '0', '12'],
      ['Nombre d’actions', '', '12'],
      ['Prix par action', '', '150,25'],
      ['Prix par action', '-1', '150,25'],
      // Finding P6: two readings, and a price as a page writes it.
      ['Prix par action', '1,234', '$1,234.50'],
      ['Prix par action', '', '150,25 $'],
      ['Date', '', today],
      ['Date', '2999-01-01', today],
    ] as const) {
      write(label, wrong)
      expect(isDisabled('Ajouter')).toBe(true)
      write(label, right)
      expect(isDisabled('Ajouter')).toBe(false)
    }
    press('Ajouter')
    const sent = await answerOperation(environment, 'useCreateLotMutation', {
      createLot: {
        ...problemAnswer('invalidLotQuantity'),
        oversell: { held: '20', asked: '32', date: '2026-11-04' },
      },
    })
    expect(sent).toMatchObject({
      input: { type: 'BUY', date: today, quantity: '12', price: '150.25', fee: null, isNewStock: false },
    })
    // LOT-14: what the server refuses is told beside the field.
    expect(await screen.findByText(/^Vente de 32 le 4 nov. 2026 : 20 actions sont détenues/)).toBeTruthy()
  })

  test('a lot that changed elsewhere is told with both states [LOT-05]', async () => {
    const { environment } = await open()
    fireEvent.click(screen.getByRole('button', { name: /^Modifier\u00a0: Achat de 40/ }))
    await openDialog('Modifier un lot du titre SHOP')
    write('Nombre d’actions', '41')
    press('Enregistrer')
    await answerOperation(environment, 'useUpdateLotMutation', {
      updateLot: { __typename: 'PortfolioConflict' },
    })
    await answerOperation(environment, 'usePresentLotQuery', { node: lotAnswer({ quantity: '50', version: 7 }) })
    expect(await screen.findByText(/Il est maintenant.*Achat de 50/)).toBeTruthy()
    press('Enregistrer')
    const sent = await answerOperation(environment, 'useUpdateLotMutation', {
      updateLot: problemAnswer('resource_missing'),
    })
    expect(sent).toMatchObject({ input: { quantity: '41', version: 7 } })
  })
})

describe('a trade that is checked for superficial losses', () => {
  const viewer = (superficialLossCheck: object) => ({
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      superficialLossCheck: {
        ...{ __typename: 'SuperficialLossCheck', settlementDate: '2026-02-23', sale: null, purchases: [] },
        ...{ deniedThrough: null, losses: [], ...superficialLossCheck },
      },
    },
  })
  async function openNew() {
    const shown = await open()
    press('Ajouter un lot')
    await openDialog('Ajouter un lot du titre SHOP')
    return shown
  }

  test('a sale says how much of its loss would be denied, why, and until when', async () => {
    const { environment } = await openNew()
    fireEvent.click(screen.getByRole('radio', { name: 'Vente' }))
    write('Nombre d’actions', '12')
    const check = viewer({
      sale: {
        ...{ gain: '-300', deniedLoss: '120', lostForever: '120', isProvisional: true, owner: 'SELF' },
        superficial: null,
      },
      purchases: [{ settlementDate: '2026-02-11', portfolioName: 'CELI', quantity: '40', owner: 'SELF' }],
      deniedThrough: '2026-03-13',
    })
    const sent = await answerOperation(environment, 'useTradeLossCheckQuery', check)
    expect(sent).toMatchObject({ stockId: 'stock-SHOP', trade: { type: 'SELL', quantity: '12', lotId: null } })
    const note = (await screen.findByText(/^De cette perte de 300,00.\$, 120,00.\$ seraient refusés/)).parentElement
    expect(note?.textContent).toMatch(/40 actions ont été achetées\u00a0: 40 le 11 févr\. 2026 \(CELI\)\./)
    expect(note?.textContent).toMatch(/réglée après le 13 mars 2026.*120,00.\$ seraient perdus pour de bon/)
    // What is written since has no answer yet.
    write('Nombre d’actions', '13')
    expect(screen.queryByText(/^De cette perte/)).toBeNull()
  })

  test('a purchase by the spouse is named, and the loss goes to the cost of their shares', async () => {
    const { environment } = await openNew()
    fireEvent.click(screen.getByRole('radio', { name: 'Vente' }))
    write('Nombre d’actions', '12')
    const denied = { gain: '-300', deniedLoss: '120', lostForever: '0', isProvisional: false, owner: 'SELF' }
    const check = viewer({
      sale: { ...denied, superficial: { addedToOther: '120' } },
      purchases: [{ settlementDate: '2026-02-11', portfolioName: 'Luc', quantity: '40', owner: 'SPOUSE' }],
      deniedThrough: '2026-03-13',
    })
    await answerOperation(environment, 'useTradeLossCheckQuery', check)
    const note = (await screen.findByText(/^De cette perte de 300,00.\$, 120,00.\$ seraient refusés/)).parentElement
    expect(note?.textContent).toMatch(/40 le 11 févr\. 2026 \(Luc, compte de votre conjoint ou conjointe\)/)
    expect(note?.textContent).toMatch(/120,00.\$ s’ajoutent au prix de base des actions de votre conjoint ou conjointe/)
    expect(note?.textContent).not.toContain('que vous gardez')
  })

  test('a purchase says which earlier loss it would deny', async () => {
    const { environment } = await openNew()
    write('Nombre d’actions', '5')
    const loss = {
      settlementDate: '2026-02-11',
      portfolioName: 'Comptant',
      loss: '200',
      deniedBefore: '0',
      owner: 'SELF',
    }
    const losses = [{ ...loss, deniedLoss: '80', lostForever: '0', windowEnd: '2026-03-13' }]
    await answerOperation(environment, 'useTradeLossCheckQuery', viewer({ losses }))
    expect(await screen.findByText('Cet achat ferait refuser une perte.')).toBeTruthy()
    expect(screen.getByText(/^80,00.\$ sur 200,00.\$, de la vente réglée le 11 févr/)).toBeTruthy()
  })
})

describe('moving a stock', () => {
  test('offers the other portfolios only, and waits for a choice [PORT-05] [PORT-06] [PORT-22]', async () => {
    const { environment } = await open()
    press('Déplacer')
    const dialog = await openDialog('Déplacer SHOP')
    const options = within(dialog).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choisissez un portefeuille', 'REER (USD)'])
    const move = within(dialog).getByRole('button', { name: 'Déplacer' })
    expect(move.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'other' } })
    fireEvent.click(move)
    const other = { ...portfolioAnswer([SHOP]), id: 'other', portfolioId: '8', name: 'REER' }
    const sent = await answerOperation(environment, 'useMovePortfolioStockMutation', {
      movePortfolioStock: { __typename: 'MovePortfolioStockPayload', from: portfolioAnswer([]), to: other },
    })
    expect(sent).toEqual({
      input: { fromPortfolioId: 'portfolio', toPortfolioId: 'other', stockId: 'stock-SHOP' },
    })
    expect(await screen.findByText(/Ce portefeuille est vide/)).toBeTruthy()
  })
})

describe('an objective', () => {
  test('is saved once kind and amount are chosen, deleted while nothing is changed [OBJ-01] [OBJ-02] [OBJ-03] [OBJ-04] [OBJ-06]', async () => {
    const { environment } = await open()
    press('Objectif')
    const dialog = await openDialog('Objectif pour SHOP')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer l’objectif' })).toBeNull()
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Nombre total d’actions' }))
    expect(within(dialog).getByText('actions')).toBeTruthy()
    expect(isDisabled('Enregistrer')).toBe(true)
    write('Objectif visé', '120')
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy()
    press('Enregistrer')
    const stock = { ...SHOP.stock }
    const objective = { __typename: 'Objective', id: 'objective', kind: 'SHARE_COUNT', target: '120', stock }
    const progress = {
      value: '60',
      progressPercent: '50',
      actualPercent: '100',
      shareCount: '60',
      pricedAt: null,
      version: 1,
    }
    const sent = await answerOperation(environment, 'useSetObjectiveMutation', {
      setObjective: { __typename: 'SetObjectivePayload', objective: { ...objective, ...progress } },
    })
    expect(sent).toEqual({ input: { stockId: 'stock-SHOP', kind: 'SHARE_COUNT', value: '120', version: 0 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows how far it is [OBJ-05]', async () => {
    const objective = {
      __typename: 'Objective',
      id: 'objective',
      kind: 'TOTAL_VALUE',
      target: '20000',
      value: '9492',
      progressPercent: '47.46',
      actualPercent: '12.5',
      shareCount: '60',
      pricedAt: '158.2',
      version: 1,
      stock: SHOP.stock,
    }
    await open([holdingAnswer({ symbol: 'SHOP', lotCount: 2, objective })])
    press('Objectif')
    const dialog = await openDialog('Objectif pour SHOP')
    expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('47,5\u00a0%')
    expect(within(dialog).getByText(/9.492,00.\$ sur 20.000,00.\$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Supprimer l’objectif' })).toBeTruthy()
  })
})

describe('the events of a stock', () => {
  test('are told one a row in a sentence, and open with what they say', async () => {
    await open()
    expect(screen.getByRole('heading', { name: '1 événement' })).toBeTruthy()
    const dividend = /^Modifier\s: 31 mars 2026 Dividende 20 × 1,54\s\$, dont 4,62\s\$ d’impôt retenu \+26,18\s\$$/
    fireEvent.click(screen.getByRole('button', { name: dividend }))
    await openDialog('Modifier un événement du titre SHOP')
    expect(screen.getByLabelText<HTMLInputElement>('Impôt retenu').value).toBe('4,62')
    // The kind of an event stays.
    expect(screen.queryByLabelText('Type')).toBeNull()
  })

  test('a split is undone once it is told how many shares count then', async () => {
    const split = { ...DIVIDEND, kind: 'SPLIT', numerator: '4', denominator: '1', cash: '0', shareCountAfter: '60' }
    const { environment } = await open([SHOP], [split])
    fireEvent.click(screen.getByRole('button', { name: /^Modifier.*Fractionnement/ }))
    await openDialog('Modifier un événement du titre SHOP')
    press('Supprimer l’événement')
    const question = await openDialog('Annuler cet événement?', 'alertdialog')
    expect(question.textContent).toMatch(/comme avant\s: 15 au lieu de 60\./)
    press('Annuler l’événement')
    const { input } = (await answerOperation(environment, 'useDeleteBookEventMutation', {
      deleteBookEvent: { __typename: 'DeleteBookEventPayload', portfolio: portfolioAnswer([SHOP]) },
    })) as { input: object }
    expect(input).toMatchObject({ bookEventId: 'event-1', version: 3 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('a split is added with what it asks for', async () => {
    const { environment } = await open()
    press('Ajouter un événement')
    await openDialog('Ajouter un événement du titre SHOP')
    expect(screen.getByLabelText<HTMLInputElement>('Nombre d’actions').value).toBe('60')
    fireEvent.click(screen.getByRole('radio', { name: 'Fractionnement ou regroupement' }))
    write('Premier jour en nouvelles actions', '2026-03-02')
    expect(isDisabled('Ajouter')).toBe(true)
    write('Nouvelles actions', '4')
    press('Ajouter')
    const { input } = (await answerOperation(environment, 'useCreateBookEventMutation', {
      createBookEvent: { __typename: 'CreateBookEventPayload', portfolio: portfolioAnswer([SHOP]) },
    })) as { input: object }
    expect(input).toMatchObject({
      ...{ stockId: SHOP.stock.id, kind: 'SPLIT' },
      facts: { date: '2026-03-02', numerator: '4', denominator: '1', gross: null, cashInLieu: null },
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajouter un événement du titre SHOP' })).toBeNull())
  })

  test('a transfer to an account of another kind asks for the value that day, one elsewhere does not', async () => {
    const { environment } = await open()
    press('Ajouter un événement')
    await openDialog('Ajouter un événement du titre SHOP')
    expect(screen.queryByRole('radio', { name: 'Transfert en nature' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Voir 7 autres types' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dividende en actions' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Transfert en nature' }))
    write('Nombre d’actions', '20')
    expect(isDisabled('Ajouter')).toBe(false)
    fireEvent.change(screen.getByLabelText('Vers'), { target: { value: 'other' } })
    expect(isDisabled('Ajouter')).toBe(true)
    write('Valeur d’une action ce jour-là', '22')
    press('Ajouter')
    const { input } = (await answerOperation(environment, 'useCreateBookEventMutation', {
      createBookEvent: {
        __typename: 'CreateBookEventPayload',
        portfolio: portfolioAnswer([SHOP]),
        otherPortfolio: null,
      },
    })) as { input: object }
    expect(input).toMatchObject({
      ...{ kind: 'TRANSFER', otherPortfolioId: 'other' },
      facts: { quantity: '20', perShare: '22', gross: null },
    })
  })

  test('what its form does not show stays when a note is saved; what was paid goes with what made it', async () => {
    const { environment } = await open([SHOP], [{ ...DIVIDEND, recordDate: '2026-03-15', net: '26.17' }])
    const edit = async (change: () => void) => {
      fireEvent.click(screen.getByRole('button', { name: /^Modifier.*31 mars 2026 Dividende/ }))
      await openDialog('Modifier un événement du titre SHOP')
      change()
      press('Enregistrer')
      return (await answerOperation(environment, 'useUpdateBookEventMutation', {
        updateBookEvent: { __typename: 'UpdateBookEventPayload', portfolio: portfolioAnswer([SHOP]) },
      })) as { input: object }
    }
    const { input } = await edit(() => write('Note', 'Reçu en retard'))
    expect(input).toMatchObject({ facts: { note: 'Reçu en retard', recordDate: '2026-03-15', net: '26.17' } })
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Modifier un événement du titre SHOP' })).toBeNull(),
    )
    const { input: other } = await edit(() => write('Impôt retenu', '4,61'))
    expect(other).toMatchObject({ facts: { withheld: '4.61', recordDate: '2026-03-15', net: null } })
  })

  test('shares and amount per share make the amount, and what contradicts is refused', async () => {
    await open()
    press('Ajouter un événement')
    await openDialog('Ajouter un événement du titre SHOP')
    expect(screen.getByText('Reçu : –'), 'what is not known yet').toBeTruthy()
    write('Montant par action', '0,435')
    expect(screen.getByText('26,10 $, actions × montant par action.')).toBeTruthy()
    expect(isDisabled('Ajouter')).toBe(false)
    const withheld = screen.getByLabelText('Impôt retenu')
    fireEvent.change(withheld, { target: { value: '27' } })
    fireEvent.blur(withheld)
    expect(screen.getByText('Ce nombre est trop grand.')).toBeTruthy()
    expect(isDisabled('Ajouter')).toBe(true)
  })
})
