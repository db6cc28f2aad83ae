import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { plansAnswer, SAVED_CARD, showPlans, subscriptionAnswer } from '../../testing/showPlans.tsx'
import { query } from './SubscriptionScreen.tsx'

type Piece = Awaited<ReturnType<typeof showPlans>>

const INVOICE = {
  number: 'P-2026-000012',
  startDate: '2026-11-21T15:00:00.000Z',
  endDate: '2026-12-21T15:00:00.000Z',
  renewalDate: '2026-12-21T15:00:00.000Z',
  items: [{ name: 'pro', isMonthly: true, price: '19.99' }],
  subtotal: '19.99',
  total: '22.98',
  taxes: [
    { kind: 'GST', taxId: null, amount: '1' },
    { kind: 'QST', taxId: null, amount: '1.99' },
  ],
  promoName: null,
  promoAmount: null,
  billingAddress: { country: 'CA', province: 'QC', postalCode: null },
}
const ORDER = {
  orderPlan: { __typename: 'OrderPlanPayload', clientSecret: 'secret', retryToken: 'retry', invoice: INVOICE },
}
const PREVIEW = {
  __typename: 'PreviewOrderPayload',
  amount: '22.98',
  prorationDate: '2026-11-21T15:00:00.000Z',
  nextBillingDate: '2026-12-21T15:00:00.000Z',
  taxes: INVOICE.taxes,
}
const CONFIRMED = { confirmSandboxCard: { __typename: 'ConfirmSandboxCardPayload', status: 'SUCCEEDED' } }

const column = (name: string) => within(screen.getByRole('listitem', { name }))
const verb = (name: string) => column(name).getByRole('button')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const place = () => screen.getByRole('status', { name: 'place' }).textContent
const sent = ({ environment }: Piece) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
const count = (piece: Piece, name: string) => sent(piece).filter((one) => one === name).length

/** A member of the base plan at the second step of an order of pro, with this card saved. */
async function showOrder(methods: readonly object[] = [SAVED_CARD]) {
  const piece = await showPlans({ methods })
  fireEvent.click(verb('Pro'))
  press('Continuer')
  await screen.findByRole('heading', { name: 'Votre commande' })
  await answerOperation(piece.environment, 'usePreviewOrderMutation', { previewOrder: PREVIEW })
  return piece
}

async function answerRefused(piece: Piece, name: string, field: string, code: string) {
  await answerOperation(piece.environment, name, { [field]: problemAnswer(code) })
}

/** Somebody whose address nobody knows yet. */
async function showFirstOrder() {
  const piece = await showPlans({ methods: [SAVED_CARD], billingAddress: null })
  fireEvent.click(verb('Pro'))
  press('Continuer')
  await screen.findByRole('heading', { name: 'Votre commande' })
  return piece
}

/** What the server says afterwards of the plan that was ordered. */
async function planArrives({ environment }: Piece) {
  const operation = createOperationDescriptor(getRequest(query), {})
  const answer = plansAnswer({ subscription: subscriptionAnswer('pro') })
  await act(async () => environment.commitPayload(operation, answer))
}

function neverAsked(): never {
  throw new Error('nothing was asked')
}

describe('what is charged', () => {
  const previews = (piece: Piece) => count(piece, 'usePreviewOrderMutation')
  const placing = () => screen.getByRole('button', { name: 'Passer la commande' })

  test('the province is asked first; then the total is that of the preview, and is sent along', async () => {
    const piece = await showFirstOrder()
    expect(previews(piece)).toBe(0)
    expect(placing().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText(/^Indiquez où vous habitez/)).not.toEqual([])
    fireEvent.change(screen.getByRole('combobox', { name: 'Province ou territoire' }), { target: { value: 'ON' } })
    const { input } = await answerOperation(piece.environment, 'usePreviewOrderMutation', {
      previewOrder: { ...PREVIEW, amount: '22.59', taxes: [{ kind: 'HST', taxId: null, amount: '2.60' }] },
    })
    const address = { country: 'CA', province: 'ON', postalCode: null }
    expect(input).toEqual({ priceId: 'price-pro', billingAddress: address })
    expect(screen.getByText(/^TVH, 13\s%$/)).toBeTruthy()
    expect(screen.getByText(/^2,60\s\$$/)).toBeTruthy()
    expect(screen.getByText(/^Puis 22,59\s\$ chaque mois/)).toBeTruthy()
    fireEvent.click(placing())
    const order = await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
    expect(order['input']).toEqual({ priceId: 'price-pro', billingAddress: address })
  })

  test('the United States need a ZIP code, other countries nothing more', async () => {
    const piece = await showFirstOrder()
    const country = screen.getByRole('combobox', { name: 'Pays' })
    fireEvent.change(country, { target: { value: 'US' } })
    expect(previews(piece)).toBe(0)
    fireEvent.change(screen.getByRole('textbox', { name: 'Code postal (ZIP)' }), { target: { value: '10001' } })
    await answerOperation(piece.environment, 'usePreviewOrderMutation', { previewOrder: { ...PREVIEW, taxes: [] } })
    fireEvent.change(country, { target: { value: 'FR' } })
    const { input } = await answerOperation(piece.environment, 'usePreviewOrderMutation', { previewOrder: PREVIEW })
    expect(input).toMatchObject({ billingAddress: { country: 'FR', province: null, postalCode: null } })
  })

  test('an address that the provider cannot tax is asked for again; what failed is counted once more', async () => {
    const piece = await showFirstOrder()
    fireEvent.change(screen.getByRole('combobox', { name: 'Province ou territoire' }), { target: { value: 'QC' } })
    await answerOperation(piece.environment, 'usePreviewOrderMutation', {
      previewOrder: problemAnswer('InvalidBillingAddress'),
    })
    expect(screen.getByRole('alert').textContent).toContain('Il manque quelque chose à l’adresse de facturation')
    expect(placing().getAttribute('aria-disabled')).toBe('true')
    press('Calculer de nouveau')
    await answerOperation(piece.environment, 'usePreviewOrderMutation', { previewOrder: PREVIEW })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(placing().getAttribute('aria-disabled')).not.toBe('true')
  })
})

describe('plans to look at', () => {
  test('somebody signed out sees the plans in their order, with nothing to press [SUBS-06] [SUBS-03]', async () => {
    await showPlans({ who: 'nobody' })
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Base', 'Frugal', 'Standard', 'Pro', 'Élite'])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/register/form')
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeTruthy()
  })

  test('the first list of a new member is no limit to warn about [SPEC-13]', async () => {
    await showPlans({ usage: { buyLists: { used: 1, limit: 1 }, sellLists: { used: 0, limit: 1 } } })
    expect(screen.getByText(/tout ce que le forfait comprend/)).toBeTruthy()
    expect(screen.queryByText(/, limite atteinte/)).toBeNull()
  })

  test('a guest sees the plans and the way to an account, without any alert [SUBS-06] [SUBS-40]', async () => {
    await showPlans({ who: 'guest' })
    expect(screen.getByText(/compte de démonstration ne peut pas s’abonner/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a cancelled plan stays open: days left, climate line, nothing to choose [SUBS-05] [SUBS-06] [SUBS-20] [SUBS-32]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
    const end = { status: 'CANCELLED', isCancelling: true, terminationDate: '2026-12-04T15:00:00.000Z' }
    await showPlans({ subscription: subscriptionAnswer('standard', end) })
    vi.useRealTimers()
    expect(screen.getByText(/reste ouvert jusqu’au 4 déc\. 2026, encore 14 jours/)).toBeTruthy()
    expect(screen.getByText(/élimination du carbone/)).toBeTruthy()
    expect(column('Standard').getByText('Forfait actuel')).toBeTruthy()
    expect(column('Standard').getByText(/^Annulé, ouvert jusqu’au/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Reprendre l’abonnement' }).getAttribute('href')).toBe('/myAccount')
  })

  test('where the subscription is not told, the plans stand all the same and one may try again', async () => {
    await showPlans({ subscription: null })
    expect(screen.getByRole('alert').textContent).toContain('Votre abonnement n’a pas pu être chargé')
    expect(screen.getByRole('listitem', { name: 'Élite' })).toBeTruthy()
  })
})

describe('the card of a plan', () => {
  test('shows its price in dollars and cents per month, or that it is free [SUBS-01] [SUBS-02] [SUBS-19]', async () => {
    await showPlans()
    expect(screen.getByRole('listitem', { name: 'Standard' }).textContent).toMatch(/9,99\s\$par mois, taxes en sus/)
    expect(screen.getByRole('listitem', { name: 'Base' }).textContent).toContain('Gratuitsans carte')
    const terms = column('Standard').getAllByRole('term')
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Listes d’achats',
      'Listes de vente',
      'Listes au choix',
      'Titres suivis',
      'Portefeuilles',
      'Titres détenus',
      'Nouvelles par titre',
    ])
  })

  test('in English the separator is a point [SUBS-01]', async () => {
    await showPlans({ language: 'en' })
    expect(screen.getByRole('listitem', { name: 'Standard' }).textContent).toContain('$9.99')
  })

  test('names the analysis that it opens, or from which plan on there is one [SUBS-22]', async () => {
    await showPlans()
    expect(column('Base').getByText('Dès le forfait standard')).toBeTruthy()
    expect(column('Standard').getByText('Sociétés comparables')).toBeTruthy()
    expect(column('Standard').queryByText('Partenariats')).toBeNull()
    expect(column('Pro').getByText('Questions à se poser')).toBeTruthy()
  })

  test('its button says current, select for who pays nothing, selected [SUBS-20] [SUBS-23]', async () => {
    await showPlans()
    expect(verb('Base').textContent).toMatch(/^Forfait actuel/)
    expect(verb('Base').getAttribute('aria-disabled')).toBe('true')
    expect(verb('Pro').textContent).toMatch(/^Choisir/)
    fireEvent.click(verb('Pro'))
    expect(verb('Pro').textContent).toMatch(/^Choisi\s/)
    expect(screen.getByRole('listitem', { name: 'Base' }).getAttribute('aria-current')).toBe('true')
  })

  test('its button says which way the change goes for who pays [SUBS-23]', async () => {
    await showPlans({ subscription: subscriptionAnswer('standard') })
    expect(verb('Pro').textContent).toMatch(/^Monter/)
    expect(verb('Base').textContent).toMatch(/^Descendre/)
  })

  test('a plan by invitation stands among the others for whom it is the present one', async () => {
    await showPlans({ subscription: subscriptionAnswer('pioneer') })
    expect(verb('Pionnier').textContent).toMatch(/^Forfait actuel/)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  })
})

describe('the choice', () => {
  const goOn = () => screen.getByRole('button', { name: 'Continuer' })

  test('one goes on only with another plan; pressing the present one does nothing [SUBS-08] [SUBS-09]', async () => {
    await showPlans()
    expect(goOn().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(verb('Base'))
    expect(goOn().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(verb('Pro'))
    expect(goOn().getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByText(/^De base à pro\s: 5 listes d’achats de plus/)).toBeTruthy()
  })

  test('the plan that another page names is chosen already; one that is not offered is not [SHELL-22]', async () => {
    await showPlans({ path: '/subscription?plan=elite' })
    expect(verb('Élite').textContent).toMatch(/^Choisi\s/)
    await showPlans({ path: '/subscription?plan=owner' })
    expect(screen.getAllByRole('button', { name: 'Continuer' })[1]?.getAttribute('aria-disabled')).toBe('true')
  })

  test('cancelling leaves for Home with the present plan chosen [SUBS-10]', async () => {
    await showPlans()
    fireEvent.click(verb('Pro'))
    press('Annuler')
    await waitFor(() => expect(place()).toBe('/'))
    expect(verb('Pro').textContent).toMatch(/^Choisir/)
  })

  test('the choice falls back to the plan as soon as that is another one [SUBS-11]', async () => {
    const piece = await showPlans()
    fireEvent.click(verb('Élite'))
    await planArrives(piece)
    expect(verb('Pro').textContent).toMatch(/^Forfait actuel/)
    expect(goOn().getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a new order', () => {
  test('the second step shows the total with both taxes and can be left for the first [SUBS-07] [SUBS-12] [SUBS-39]', async () => {
    await showOrder()
    const lines = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual([
      'Sous-total 19,99 $',
      'TPS, 5 % 1,00 $',
      'TVQ, 9,975 % 1,99 $',
      'Total aujourd’hui 22,98 $',
    ])
    expect(screen.getByText(/Puis 22,98\s\$ chaque mois/)).toBeTruthy()
    press(/^Choisir le forfait/)
    expect(verb('Pro').textContent).toMatch(/^Choisi\s/)
  })

  test('without a complete card nothing can be placed, and it is said why [SUBS-12]', async () => {
    const piece = await showOrder([])
    const button = screen.getByRole('button', { name: 'Passer la commande' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(sent(piece)).not.toContain('useOrderPlanMutation')
  })

  test('order, confirmation, the plan, the receipt: in that order [SUBS-14] [SUBS-16] [SUBS-18] [SUBS-24]', async () => {
    const piece = await showOrder()
    press('Passer la commande')
    const { input } = await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
    expect(input).toEqual({
      priceId: 'price-pro',
      billingAddress: { country: 'CA', province: 'QC', postalCode: null },
    })
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
    expect(screen.getByText(/^Confirmation du paiement en cours/)).toBeTruthy()
    const waiting = await answerOperation(piece.environment, 'usePlanArrivalSubscription', {
      paymentOutcome: { status: 'DONE', retryToken: 'renewed' },
    })
    expect(waiting).toEqual({ retryToken: 'retry', expectedPlanName: 'pro' })
    const renewal = await answerOperation(piece.environment, 'useRenewSessionMutation', {
      renewSession: {
        __typename: 'RenewSessionPayload',
        viewer: { __typename: 'Viewer', id: 'viewer', sessionExpiresAt: '2026-11-22T00:00:00Z' },
      },
    })
    expect(renewal).toEqual({ input: { retryToken: 'renewed' } })

    expect(await screen.findByRole('heading', { name: 'Merci, Marie' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Commande P-2026-000012' })).toBeTruthy()
    expect(screen.getByText(/Nous enverrons un reçu à marie@exemple\.ca/)).toBeTruthy()
    expect(screen.getByText(/se renouvelle chaque mois/)).toBeTruthy()
    press('Fermer')
    await waitFor(() => expect(place()).toBe('/'))
  })

  test('a second press places no second order', async () => {
    const piece = await showOrder()
    const button = screen.getByRole('button', { name: 'Passer la commande' })
    await act(async () => {
      button.click()
      button.click()
    })
    expect(count(piece, 'useOrderPlanMutation')).toBe(1)
  })

  test.each([
    ['insufficient_funds', /faute de fonds\. Communiquez avec l’émetteur/],
    ['processing_error', /n’a pas pu être traité\. Communiquez avec l’émetteur/],
    ['try_again_later', /refusé pour l’instant\. Communiquez avec l’émetteur/],
    ['authentication_required', /demande une vérification\. Communiquez avec l’émetteur/],
    ['expired_card', /est expirée\. Communiquez avec l’émetteur/],
  ])(
    'a decline %s is said beside the card, and the same order can be paid anew [ERR-47] [ERR-48] [ERR-49] [ERR-50] [ERR-51] [PAY-24]',
    async (code, advice) => {
      const piece = await showOrder()
      press('Passer la commande')
      await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
      await answerRefused(piece, 'useConfirmSandboxCardMutation', 'confirmSandboxCard', code)
      expect((await screen.findByRole('alert')).textContent).toMatch(advice)
      press('Passer la commande')
      const again = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
      expect(again).toMatchObject({ input: { clientSecret: 'secret' } })
      expect(count(piece, 'useOrderPlanMutation')).toBe(0)
    },
  )

  test('what is no fault of the card is an alert [ERR-16] [ERR-19]', async () => {
    const piece = await showOrder()
    press('Passer la commande')
    await answerRefused(piece, 'useOrderPlanMutation', 'orderPlan', 'AnSubscriptionAlreadyExist')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Vous avez déjà un abonnement')
  })

  test('where the plan does not come in time, that is told and nothing can be ordered again [ERR-20] [SUBS-26]', async () => {
    const piece = await showOrder()
    press('Passer la commande')
    await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
    await answerOperation(piece.environment, 'usePlanArrivalSubscription', {
      paymentOutcome: { status: 'TIMED_OUT', retryToken: null },
    })
    await answerOperation(piece.environment, 'usePlanArrivalQuery', {
      viewer: { __typename: 'Viewer', id: 'viewer', subscription: subscriptionAnswer('base') },
    })
    expect((await screen.findByRole('alertdialog')).textContent).toContain('sa confirmation tarde')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Fermer'))
    expect(screen.queryByRole('button', { name: 'Passer la commande', hidden: true })).toBeNull()
    expect(screen.getByRole('heading', { name: 'La confirmation tarde', hidden: true })).toBeTruthy()

    // It comes in the end, told by another way.
    await planArrives(piece)
    expect(await screen.findByRole('heading', { name: 'Commande P-2026-000012', hidden: true })).toBeTruthy()
  })

  test('errors while waiting count for nothing where the plan has come [SUBS-26]', async () => {
    const piece = await showOrder()
    press('Passer la commande')
    await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
    const waiting = piece.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'usePlanArrivalSubscription')
    await act(async () => piece.environment.mock.reject(waiting ?? neverAsked(), new Error('the socket is gone')))
    await answerOperation(piece.environment, 'usePlanArrivalQuery', {
      viewer: { __typename: 'Viewer', id: 'viewer', subscription: subscriptionAnswer('pro') },
    })
    expect(await screen.findByRole('heading', { name: 'Commande P-2026-000012' })).toBeTruthy()
  })

  test('the receipt is printed from a window of 800 by 600 [SUBS-17]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const piece = await showOrder()
    press('Passer la commande')
    await answerOperation(piece.environment, 'useOrderPlanMutation', ORDER)
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
    await answerOperation(piece.environment, 'usePlanArrivalSubscription', {
      paymentOutcome: { status: 'DONE', retryToken: 'renewed' },
    })
    await answerRefused(piece, 'useRenewSessionMutation', 'renewSession', 'resource_missing')
    fireEvent.click(await screen.findByRole('button', { name: 'Imprimer' }))
    expect(open.mock.calls[0]?.[2]).toContain('width=800,height=600')
    expect(await screen.findByText('Le navigateur a bloqué la fenêtre d’impression.')).toBeTruthy()
    open.mockRestore()
  })
})

describe('a change of plan', () => {
  const UP = {
    __typename: 'PreviewPlanChangePayload',
    amount: '11.5',
    isDowngrade: false,
    prorationDate: '2026-11-21T15:00:00.000Z',
    nextBillingDate: '2026-12-20T15:00:00.000Z',
    taxes: [
      { kind: 'GST', amount: '0.5' },
      { kind: 'QST', amount: '1' },
    ],
  }
  const DOWN = { ...UP, amount: '0', isDowngrade: true, taxes: [] }

  async function showChange(to: string, preview: object) {
    const piece = await showPlans({
      subscription: subscriptionAnswer('standard', { defaultPaymentMethod: SAVED_CARD }),
    })
    fireEvent.click(verb(to))
    press('Continuer')
    await answerOperation(piece.environment, 'usePreviewPlanChangeMutation', { previewPlanChange: preview })
    await screen.findByRole('heading', { name: 'Votre changement' })
    return piece
  }
  const changed = (subscription: object, more: object = {}) => ({
    changePlan: {
      __typename: 'ChangePlanPayload',
      clientSecret: null,
      retryToken: null,
      usage: null,
      subscription,
      ...more,
    },
  })

  test('an upgrade shows both plans, the prorated lines and the next invoice, and is made [SUBS-13] [SUBS-28]', async () => {
    const piece = await showChange('Pro', UP)
    expect(screen.getByText(/Le forfait pro s’ouvre tout de suite/)).toBeTruthy()
    const lines = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual([
      'Prorata jusqu’au 20 déc. 2026 10,00 $',
      'TPS, 5 % 0,50 $',
      'TVQ, 9,975 % 1,00 $',
      'Total aujourd’hui 11,50 $',
      'Prochaine facture 20 déc. 2026',
    ])
    expect(screen.getByText(/^Payé avec Visa/)).toBeTruthy()
    press('Confirmer le changement')
    const { input } = await answerOperation(
      piece.environment,
      'useChangePlanMutation',
      changed(subscriptionAnswer('pro')),
    )
    expect(input).toEqual({ planName: 'pro', prorationDate: UP.prorationDate })
    expect(await screen.findByRole('heading', { name: 'Votre forfait pro est ouvert' })).toBeTruthy()
  })

  test('a downgrade waits for the end of the period, and says so [SUBS-15] [SUBS-27] [SUBS-29] [SUBS-30]', async () => {
    const piece = await showChange('Frugal', DOWN)
    expect(screen.getByText(/Vous gardez le forfait standard jusqu’au 20 déc\. 2026; le forfait frugal/)).toBeTruthy()
    expect(screen.getByText(/rien n’est effacé/)).toBeTruthy()
    press('Confirmer le changement')
    const planned = { plannedPlanName: 'frugal', plannedChangeDate: '2026-12-20T15:00:00.000Z' }
    await answerOperation(piece.environment, 'useChangePlanMutation', changed(subscriptionAnswer('standard', planned)))
    expect(await screen.findByRole('heading', { name: 'Le changement est prévu' })).toBeTruthy()
    press(/^Choisir le forfait/)
    expect(column('Frugal').getByText(/^Commence le 20 déc\. 2026/)).toBeTruthy()
  })

  describe('with a downgrade already scheduled', () => {
    const planned = {
      plannedPlanName: 'frugal',
      plannedPlan: plansAnswer().plans[3],
      plannedChangeDate: '2026-12-20T15:00:00.000Z',
    }
    const showPlanned = (path?: string) =>
      showPlans({ subscription: subscriptionAnswer('standard', planned), ...(path && { path }) })

    test('the page announces the scheduled plan first and cannot order it again [SPEC-6]', async () => {
      await showPlanned('/subscription?plan=frugal')
      const notice = screen.getByText(/^Vous passez au forfait frugal le 20 déc\. 2026/)
      const columns = screen.getByRole('region', { name: 'Comparaison des forfaits' })
      expect(notice.compareDocumentPosition(columns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(verb('Frugal').textContent).toMatch(/^Prévu/)
      expect(verb('Frugal').getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByRole('button', { name: 'Continuer' }).getAttribute('aria-disabled')).toBe('true')
      expect(verb('Pro').getAttribute('aria-disabled')).toBeNull()
    })

    test('the current plan can be kept instead of the scheduled one [SPEC-5]', async () => {
      const piece = await showPlanned()
      press('Garder le forfait actuel')
      const { input } = await answerOperation(
        piece.environment,
        'useChangePlanMutation',
        changed(subscriptionAnswer('standard')),
      )
      expect(input).toEqual({ planName: 'standard', prorationDate: null })
      expect(await screen.findByText('Vous gardez le forfait standard')).toBeTruthy()
      expect(screen.queryByText(/^Vous passez au forfait frugal/)).toBeNull()
      expect(verb('Frugal').textContent).toMatch(/^Descendre/)
    })
  })

  test('the free plan takes the place of the paid one when its period ends: nothing is asked or charged [SUBS-34]', async () => {
    const piece = await showPlans({ subscription: subscriptionAnswer('standard') })
    fireEvent.click(verb('Base'))
    press('Continuer')
    await screen.findByRole('heading', { name: 'Votre changement' })
    press('Confirmer le changement')
    const end = { status: 'CANCELLED', isCancelling: true, terminationDate: '2026-12-20T15:00:00.000Z' }
    await answerOperation(piece.environment, 'useEndSubscriptionMutation', {
      cancelSubscription: {
        __typename: 'CancelSubscriptionPayload',
        subscription: subscriptionAnswer('standard', end),
      },
    })
    expect(await screen.findByRole('heading', { name: 'Le changement est prévu' })).toBeTruthy()
    press(/^Choisir le forfait/)
    expect(screen.getByText(/^Votre abonnement est annulé/)).toBeTruthy()
  })

  test('where the bank asks, the change waits for its confirmation [SUBS-28]', async () => {
    const piece = await showChange('Pro', UP)
    press('Confirmer le changement')
    const asked = changed(subscriptionAnswer('standard'), { clientSecret: 'bank', retryToken: 'retry' })
    await answerOperation(piece.environment, 'useChangePlanMutation', asked)
    const { input } = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', CONFIRMED)
    expect(input).toMatchObject({ clientSecret: 'bank' })
    const waiting = await answerOperation(piece.environment, 'usePlanArrivalSubscription', {
      paymentOutcome: { status: 'DONE', retryToken: 'renewed' },
    })
    expect(waiting).toEqual({ retryToken: 'retry', expectedPlanName: 'pro' })
    await answerRefused(piece, 'useRenewSessionMutation', 'renewSession', 'resource_missing')
    expect(await screen.findByRole('heading', { name: 'Votre forfait pro est ouvert' })).toBeTruthy()
  })

  test('a declined change says why and leads to the cards [ERR-48]', async () => {
    const piece = await showChange('Pro', UP)
    press('Confirmer le changement')
    await answerRefused(piece, 'useChangePlanMutation', 'changePlan', 'insufficient_funds')
    expect((await screen.findByRole('alert')).textContent).toMatch(/faute de fonds/)
    expect(screen.getByRole('link', { name: 'Gérer les cartes' }).getAttribute('href')).toBe('/myAccount')
  })

  test('where the cost is not told, that is said and the choice stays [SUBS-13]', async () => {
    const piece = await showPlans({ subscription: subscriptionAnswer('standard') })
    fireEvent.click(verb('Pro'))
    press('Continuer')
    await answerRefused(piece, 'usePreviewPlanChangeMutation', 'previewPlanChange', 'resource_missing')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(screen.getByRole('listitem', { name: 'Pro', hidden: true })).toBeTruthy()
  })
})
