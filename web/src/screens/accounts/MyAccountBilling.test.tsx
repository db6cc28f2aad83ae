import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MyAccountScreenQuery } from '../../__generated__/MyAccountScreenQuery.graphql.ts'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { MASTERCARD, methodAnswer, planAnswer, SANDBOX, subscriptionAnswer } from '../../testing/billingAnswers.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { usageAnswer } from '../../testing/usageAnswers.ts'
import { ColorModeContext } from '../../ui/layout/ColorModeContext.ts'
import type { Language } from '../../kit/language/LanguageContext.ts'
import { MyAccountScreen, query } from './MyAccountScreen.tsx'

interface Shown {
  readonly isGuest?: boolean
  readonly subscription?: object | null
  readonly language?: Language
}

function show({ isGuest = false, subscription = {}, language = 'fr' }: Shown = {}) {
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
    isCrossingDigestOn: false,
    crossingMail: 'DAILY',
  }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    userId: 'u',
    fullName: 'Marie Laurin',
    firstName: 'Marie',
    lastName: 'Laurin',
    email: 'marie@example.ca',
    imageUrl: null,
    isAdmin: false,
    isGuest,
    preCheck: { refusal: null },
    preferences,
    account: { __typename: 'Account', signInMethods: ['PASSWORD'], createdAt: '2026-03-04T15:00:00Z' },
    unreadNoticeCount: 0,
    usage: usageAnswer(),
    subscription: subscription && !isGuest ? subscriptionAnswer(subscription) : null,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
    pushKey: null,
  }
  const Screen = (props: Parameters<typeof MyAccountScreen>[0]) => (
    <ColorModeContext value={{ choice: { theme: 'system', scheme: 'standard' }, isDark: false, choose: () => {} }}>
      <MyAccountScreen {...props} />
    </ColorModeContext>
  )
  const answer = { viewer, site, paymentProvider: SANDBOX }
  return showScreen<MyAccountScreenQuery>({ query, Screen, variables: {}, answer, language, path: '/myAccount' })
}

/** What a resumption charges today. */
function answerPreview({ environment }: Awaited<ReturnType<typeof show>>, amount: string) {
  const dates = { prorationDate: '2026-11-21T15:00:00.000Z', nextBillingDate: '2026-12-21T15:00:00.000Z' }
  return answerOperation(environment, 'usePreviewOrderMutation', {
    previewOrder: { __typename: 'PreviewOrderPayload', amount, ...dates, taxes: [] },
  })
}

const billing = (name = 'Forfait et paiement') => within(screen.getByRole('region', { name }))
const answerIn = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))

const cancelled = { status: 'CANCELLED', isCancelling: true, renewalDate: null, terminationDate: daysFromNow(12) }

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

describe('plan and payment on the account page', () => {
  test('shows plan, next invoice, card, and the way to the plans [PAY-01] [PAY-02] [SUBS-01] [SUBS-37]', async () => {
    await show()
    const part = billing()
    expect(part.getByText('Standard, 9,99 $ par mois')).toBeTruthy()
    expect(part.getByText(/^Prochaine facture le 4 déc\. 2026$/)).toBeTruthy()
    expect(part.getByText('Visa •••• 4242')).toBeTruthy()
    expect(part.getByText('Marie Laurin, expire en 08/2028')).toBeTruthy()
    expect(part.getByRole('link', { name: 'Changer de forfait' }).getAttribute('href')).toBe('/subscription')
  })

  test('a free plan has no invoice to come, and nothing to cancel [PAY-02] [SUBS-33]', async () => {
    const plan = planAnswer({ id: 'plan-base', name: 'base', displayOrder: 1, price: '0', priceId: null })
    await show({ subscription: { isFree: true, plan, renewalDate: null, defaultPaymentMethod: null } })
    const part = billing()
    expect(part.getByText('Base, gratuit')).toBeTruthy()
    expect(part.getByText('Aucune facture à venir')).toBeTruthy()
    expect(part.getByText('Aucune carte')).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Annuler l’abonnement' })).toBeNull()
  })

  test('an expired card says so, in words [PAY-03]', async () => {
    const card = methodAnswer({ isExpired: true, expirationMonth: 10, expirationYear: 2026 })
    await show({ subscription: { defaultPaymentMethod: card } })
    expect(billing().getByText('Marie Laurin, expirée depuis 10/2026')).toBeTruthy()
    expect(billing().getByText(/^Cette carte est expirée\. Ajoutez-en une autre/)).toBeTruthy()
  })

  test('is not there for a guest, nor in the rail [ACCT-03]', async () => {
    await show({ isGuest: true })
    expect(screen.queryByRole('region', { name: 'Forfait et paiement' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Forfait et paiement' })).toBeNull()
  })

  test('ends with the note of the climate programme, and that no money moves [ACCT-04]', async () => {
    await show()
    expect(billing().getByText(/élimination du carbone\. Paiement d’essai, aucune somme réelle\.$/)).toBeTruthy()
  })

  test('a subscription that is not known takes nothing else from the page', async () => {
    await show({ subscription: null })
    expect(billing().getByText(/^Votre abonnement n’est pas connu/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Coordonnées' })).toBeTruthy()
  })

  const planned = {
    plannedPlanName: 'frugal',
    plannedPlan: planAnswer({ id: 'plan-frugal', name: 'frugal', displayOrder: 2, price: '4.99' }),
    plannedChangeDate: '2026-12-04T17:00:00Z',
  }

  test('a scheduled change names its plan, and the next invoice has a date and a price [SPEC-24] [SUBS-29]', async () => {
    await show({ subscription: planned })
    expect(
      billing().getByText(
        'Prochaine facture le 4 déc. 2026, pour le forfait frugal, 4,99 $ par mois; d’ici là, rien ne change',
      ),
    ).toBeTruthy()
  })

  test('a scheduled change can be undone on the account page [SPEC-5]', async () => {
    const { environment } = await show({ subscription: planned })
    fireEvent.click(billing().getByRole('button', { name: 'Garder le forfait actuel' }))
    const { input } = await answerOperation(environment, 'useChangePlanMutation', {
      changePlan: {
        __typename: 'ChangePlanPayload',
        clientSecret: null,
        retryToken: null,
        usage: null,
        subscription: subscriptionAnswer(),
      },
    })
    expect(input).toEqual({ planName: 'standard', prorationDate: null })
    expect(await billing().findByText('Prochaine facture le 4 déc. 2026')).toBeTruthy()
    expect(billing().queryByRole('button', { name: 'Garder le forfait actuel' })).toBeNull()
  })

  test('a plan without a scheduled change offers nothing to undo [SPEC-5]', async () => {
    await show()
    expect(billing().queryByRole('button', { name: 'Garder le forfait actuel' })).toBeNull()
  })

  test('a resumption that costs nothing today does not speak of paying [SPEC-11]', async () => {
    const piece = await show({ subscription: cancelled })
    fireEvent.click(billing().getByRole('button', { name: 'Reprendre' }))
    await answerPreview(piece, '0')
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(/^Rien n’est débité aujourd’hui/)).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Reprendre l’abonnement' })).toBeTruthy()
  })

  test('a default of payment says its reason and the end of the grace period [SUBS-36] [ERR-18]', async () => {
    const endOfGracePeriod = daysFromNow(3)
    await show({ subscription: { paymentDefaultReason: 'insufficient_funds', endOfGracePeriod } })
    const note = await billing().findByRole('status')
    expect(note.textContent).toMatch(
      /Votre forfait reste ouvert jusqu’au .+Raison donnée par la banque\s: fonds insuffisants\./,
    )
  })

  test('a card that was declined without a reason has words of its own', async () => {
    await show({ subscription: { paymentDefaultReason: 'card_declined', endOfGracePeriod: daysFromNow(3) } })
    expect((await billing().findByRole('status')).textContent).toMatch(/La banque a refusé la carte sans dire pourquoi/)
  })

  test('a grace period that is over is not promised any more [SUBS-36]', async () => {
    await show({ subscription: { paymentDefaultReason: 'a_code_of_tomorrow', endOfGracePeriod: daysFromNow(-1) } })
    const note = await billing().findByRole('status')
    expect(note.textContent).toContain('Mettez votre carte à jour pour garder votre forfait.')
    expect(note.textContent).not.toContain('Raison')
  })

  test('speaks English too', async () => {
    await show({ language: 'en', subscription: cancelled })
    const part = billing('Plan and payment')
    expect(part.getByText('Standard, $9.99 per month')).toBeTruthy()
    expect(part.getByText(/^Cancelled\. 12 days left, until /)).toBeTruthy()
  })
})

describe('the end of a subscription, and its return', () => {
  test('is asked for by name; afterwards the button is gone and an alert says what stays [SUBS-33] [SUBS-38] [ERR-17]', async () => {
    const piece = await show()
    fireEvent.click(billing().getByRole('button', { name: 'Annuler l’abonnement' }))
    answerIn(await screen.findByRole('alertdialog', { name: 'Annuler l’abonnement Standard?' }), 'Annuler l’abonnement')
    await answerOperation(piece.environment, 'useCancelSubscriptionMutation', {
      cancelSubscription: { __typename: 'CancelSubscriptionPayload', subscription: subscriptionAnswer(cancelled) },
    })
    const note = await screen.findByRole('alertdialog', { name: 'À savoir' })
    expect(note.textContent).toContain('Votre abonnement est annulé.')
    answerIn(note, 'Fermer')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(billing().queryByRole('button', { name: 'Annuler l’abonnement' })).toBeNull()
  })

  test('whoever thinks better of it sends nothing [SUBS-33]', async () => {
    const piece = await show()
    fireEvent.click(billing().getByRole('button', { name: 'Annuler l’abonnement' }))
    answerIn(await screen.findByRole('alertdialog'), 'Garder l’abonnement')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(piece.environment.mock.getAllOperations()).toEqual([])
  })

  test('a failure shows its first reason [SUBS-38]', async () => {
    const piece = await show()
    fireEvent.click(billing().getByRole('button', { name: 'Annuler l’abonnement' }))
    answerIn(await screen.findByRole('alertdialog'), 'Annuler l’abonnement')
    await answerOperation(piece.environment, 'useCancelSubscriptionMutation', {
      cancelSubscription: problemAnswer('UserIsNotACustomer', 'unknown'),
    })
    expect((await screen.findByRole('alertdialog', { name: 'Erreur' })).textContent).toContain(
      'Vous n’avez pas encore de carte ni de paiement chez nous.',
    )
  })

  test('a cancelled one counts the days that are left [SUBS-31] [SUBS-32]', async () => {
    await show({ subscription: cancelled })
    expect(billing().getByText(/^Annulé\. Il reste 12 jours, jusqu’au /)).toBeTruthy()
    expect(billing().queryByRole('button', { name: 'Annuler l’abonnement' })).toBeNull()
    expect(billing().getByRole('button', { name: 'Reprendre' })).toBeTruthy()
  })

  test('resuming names what is charged today and to which card, and orders the same price once [SUBS-35]', async () => {
    const piece = await show({ subscription: cancelled })
    fireEvent.click(billing().getByRole('button', { name: 'Reprendre' }))
    const preview = await answerPreview(piece, '7.66')
    expect(preview['input']).toEqual({ priceId: 'price-standard', billingAddress: null })
    const question = await screen.findByRole('alertdialog', { name: 'Reprendre l’abonnement Standard?' })
    expect(question.textContent).toMatch(/7,66\s\$, taxes comprises, sont portés aujourd’hui à Visa\s••••\s4242/)
    expect(question.textContent).toMatch(/Ensuite, 9,99\s\$ par mois, plus les taxes, à partir du 21 déc\. 2026/)
    const yes = within(question).getByRole('button', { name: 'Reprendre et payer' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    const orders = () =>
      piece.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === 'useOrderPlanMutation')
    await waitFor(() => expect(orders()).toHaveLength(1))
    const { input } = await answerOperation(piece.environment, 'useOrderPlanMutation', {
      orderPlan: {
        __typename: 'OrderPlanPayload',
        clientSecret: 'pi_secret',
        retryToken: 'retry',
        invoice: invoice(),
      },
    })
    expect(input).toEqual({ priceId: 'price-standard', prorationDate: '2026-11-21T15:00:00.000Z' })
    const confirmation = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: problemAnswer('insufficient_funds'),
    })
    expect(confirmation['input']).toEqual({ clientSecret: 'pi_secret' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/faute de fonds\. Communiquez avec l’émetteur/)
  })

  test('a month that is paid already is credited, and the question says that nothing is charged', async () => {
    const piece = await show({ subscription: cancelled })
    fireEvent.click(billing().getByRole('button', { name: 'Reprendre' }))
    await answerPreview(piece, '0')
    const question = await screen.findByRole('alertdialog', { name: 'Reprendre l’abonnement Standard?' })
    expect(question.textContent).toContain('Rien n’est débité aujourd’hui')
  })

  test('without a card that holds, the cards open first [SUBS-35]', async () => {
    const card = methodAnswer({ ...MASTERCARD, isExpired: true })
    await show({ subscription: { ...cancelled, defaultPaymentMethod: card } })
    fireEvent.click(billing().getByRole('button', { name: 'Reprendre' }))
    expect(await screen.findByRole('dialog', { name: 'Vos cartes' })).toBeTruthy()
  })
})

function invoice() {
  return {
    __typename: 'Invoice',
    number: 'P-1',
    startDate: '2026-11-21T13:00:00Z',
    endDate: '2026-12-21T13:00:00Z',
    renewalDate: null,
    emailTo: 'marie@example.ca',
    subtotal: '9.99',
    total: '11.49',
    items: [{ name: 'standard', isMonthly: true, price: '9.99' }],
    taxes: [],
    promoName: null,
    promoAmount: null,
    planName: 'standard',
  }
}
