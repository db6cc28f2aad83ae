import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { MASTERCARD, methodAnswer, SANDBOX, subscriptionAnswer } from '../../testing/billingAnswers.ts'
import { pickMenuItem } from '../../testing/pickMenuItem.ts'
import { renderPiece } from '../../testing/render.tsx'
import type { Language } from '../language/LanguageContext.ts'
import { ManageCardsDialog } from './ManageCardsDialog.tsx'

interface Shown {
  readonly methods?: readonly object[]
  readonly subscription?: object
  readonly language?: Language
}

const TWO = [methodAnswer(), methodAnswer(MASTERCARD)]

async function show({ methods = TWO, subscription = {}, language = 'fr' }: Shown = {}) {
  const onClose = vi.fn()
  const piece = await renderPiece(<ManageCardsDialog isHosted={false} onClose={onClose} />, {
    path: '/myAccount',
    language,
  })
  piece.storage.dismissedMessages.write({ ExpiredCard: '2026-11-20T12:00:00Z', PaymentDefault: '2026-11-20T12:00:00Z' })
  const paymentMethods = { __typename: 'PaymentMethods', id: 'methods', today: '2026-11-21', methods }
  await answerOperation(piece.environment, 'LoadedCardsQuery', {
    paymentProvider: SANDBOX,
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      fullName: 'Marie Laurin',
      subscription: subscriptionAnswer(subscription),
      paymentMethods,
    },
  })
  return { ...piece, onClose }
}

type Piece = Awaited<ReturnType<typeof show>>

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const names = ({ environment }: Piece) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name)

async function openMenu(card: string) {
  press(`Actions pour ${card}`)
  return screen.findByRole('menu')
}

async function writeCard(number = '4000002760003184') {
  press('Nouvelle carte')
  await screen.findByLabelText('Numéro de la carte')
  write('Numéro de la carte', number)
  write('Mois d’expiration', '05')
  write('Année', '2029')
  write('Code de sécurité', '123')
}

/** Writes a card and sends it; the sandbox answers so. */
async function addCard(piece: Piece, answer: object, number?: string) {
  await writeCard(number)
  press('Ajouter la carte')
  await answerOperation(piece.environment, 'useAddCardMutation', {
    startCardSetup: { __typename: 'StartCardSetupPayload', clientSecret: 'seti_secret' },
  })
  return answerOperation(piece.environment, 'useConfirmInSandboxMutation', { confirmSandboxCard: answer })
}

const confirmed = { __typename: 'ConfirmSandboxCardPayload', status: 'SUCCEEDED' }
const refused = (code: string) => addRefused(code)
async function addRefused(code: string) {
  const piece = await show()
  await addCard(piece, problemAnswer(code))
  return piece
}

describe('the cards that are saved', () => {
  test('PAY-04 PAY-20 are listed with holder and expiry, the default one marked, an expired one too', async () => {
    const expired = methodAnswer({ ...MASTERCARD, isExpired: true, expirationMonth: 10, expirationYear: 2026 })
    await show({ methods: [methodAnswer(), expired] })
    expect(screen.getByText('Visa •••• 4242')).toBeTruthy()
    expect(screen.getByText('Marie Laurin, expire en 08/2028')).toBeTruthy()
    expect(screen.getAllByText('Par défaut')).toHaveLength(1)
    expect(screen.getByText('Marie Laurin, expirée depuis 10/2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nouvelle carte' })).toBeTruthy()
  })

  test('PAY-05 PAY-07 a menu edits, makes default and deletes; that of the default card has no deletion in a cycle', async () => {
    await show()
    const others = await openMenu('Mastercard\u00a0••••\u00a04444')
    expect(
      within(others)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Modifier', 'Utiliser par défaut', 'Supprimer la carte'])
    fireEvent.keyDown(others, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const own = await openMenu('Visa\u00a0••••\u00a04242')
    expect(
      within(own)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Modifier'])
  })

  test('PAY-06 deletion asks by brand and last four digits, then forgets the card', async () => {
    const piece = await show()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Supprimer la carte')
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer Mastercard\u00a0••••\u00a04444?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Supprimer la carte' }))
    const paymentMethods = {
      __typename: 'PaymentMethods',
      id: 'methods',
      today: '2026-11-21',
      methods: [methodAnswer()],
    }
    const { input } = await answerOperation(piece.environment, 'useDeleteCardMutation', {
      deletePaymentMethod: { __typename: 'DeletePaymentMethodPayload', paymentMethods },
    })
    expect(input).toEqual({ paymentMethodId: 'mc' })
    expect(screen.queryByText('Mastercard •••• 4444')).toBeNull()
    expect(await screen.findByText('Mastercard •••• 4444 est supprimée')).toBeTruthy()
  })

  test('PAY-10 PAY-23 another default shows before the answer; refused, it goes back with the first code', async () => {
    const piece = await show()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Utiliser par défaut')
    await waitFor(() => expect(names(piece)).toContain('useSetDefaultCardMutation'))
    const rowOf = (card: string) =>
      screen.getByRole('button', { name: `Actions pour ${card}`, hidden: true }).parentElement
    expect(rowOf('Mastercard\u00a0••••\u00a04444')?.textContent).toContain('Par défaut')
    expect(rowOf('Visa\u00a0••••\u00a04242')?.textContent).not.toContain('Par défaut')
    await answerOperation(piece.environment, 'useSetDefaultCardMutation', {
      setDefaultPaymentMethod: problemAnswer('expired_card', 'unknown'),
    })
    expect(rowOf('Visa\u00a0••••\u00a04242')?.textContent).toContain('Par défaut')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Cette carte est expirée.')
  })

  test('PAY-10 the rest of the page is told of the default card', async () => {
    const piece = await show()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Utiliser par défaut')
    await waitFor(() => expect(names(piece)).toContain('useSetDefaultCardMutation'))
    const store = piece.environment.getStore().getSource()
    expect(store.get('subscription')?.['defaultPaymentMethod']).toEqual({ __ref: 'method-mc' })
  })

  test('PAY-22 PAY-28 editing sends whole numbers, and the default flag makes a second call', async () => {
    const piece = await show()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Modifier')
    await waitFor(() => expect(field('Nom sur la carte').value).toBe('Marie Laurin'))
    write('Nom sur la carte', 'Marie 2 Tremblay')
    write('Mois d’expiration', '02')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Utiliser cette carte par défaut' }))
    press('Enregistrer')
    const paymentMethods = { __typename: 'PaymentMethods', id: 'methods', methods: TWO }
    const { input } = await answerOperation(piece.environment, 'useUpdateCardMutation', {
      updatePaymentMethod: { __typename: 'UpdatePaymentMethodPayload', paymentMethods },
    })
    expect(input).toEqual({
      paymentMethodId: 'mc',
      nameOnCard: 'Marie  Tremblay',
      expirationMonth: 2,
      expirationYear: 2028,
    })
    const second = await answerOperation(piece.environment, 'useSetDefaultCardMutation', {
      setDefaultPaymentMethod: { __typename: 'SetDefaultPaymentMethodPayload', paymentMethods },
    })
    expect(second['input']).toEqual({ paymentMethodId: 'mc' })
    expect(await screen.findByText('Carte enregistrée')).toBeTruthy()
  })

  test('ERR-36 a month that the server refuses is marked', async () => {
    const piece = await show()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Modifier')
    await screen.findByLabelText('Mois d’expiration')
    press('Enregistrer')
    await answerOperation(piece.environment, 'useUpdateCardMutation', {
      updatePaymentMethod: problemAnswer('invalidExpiryMonth'),
    })
    expect(field('Mois d’expiration').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Le mois d’expiration n’est pas valide.')).toBeTruthy()
  })
})

describe('a new card', () => {
  test('PAY-13 PAY-14 fifteen years from the present one; its months that are over cannot be chosen', async () => {
    await show()
    press('Nouvelle carte')
    const years = within(await screen.findByLabelText('Année')).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent).slice(1)).toEqual(
      Array.from({ length: 15 }, (_, index) => String(2026 + index)),
    )
    write('Année', '2026')
    const months = within(field('Mois d’expiration')).getAllByRole<HTMLOptionElement>('option')
    expect(months.slice(1).map(({ disabled }) => disabled)).toEqual([...Array(10).fill(true), false, false])
    expect(months[5]?.textContent).toBe('05, mai')
  })

  test('PAY-15 PAY-16 PAY-17 PAY-18 takes digits in groups, four of a code, a name without digits', async () => {
    await show()
    press('Nouvelle carte')
    const number = await screen.findByLabelText<HTMLInputElement>('Numéro de la carte')
    write('Numéro de la carte', '4242-4242x4242 4242')
    expect([number.value, number.maxLength]).toEqual(['4242 4242 4242 4242', 19])
    write('Numéro de la carte', '378282246310005')
    expect([number.value, number.maxLength]).toEqual(['3782 822463 10005', 17])
    write('Numéro de la carte', '30569309025904')
    expect([number.value, number.maxLength]).toEqual(['3056 930902 5904', 16])
    write('Code de sécurité', '12a3')
    expect([field('Code de sécurité').value, field('Code de sécurité').maxLength]).toEqual(['123', 4])
    write('Nom sur la carte', 'Marie 4 Laurin')
    expect(field('Nom sur la carte').value).toBe('Marie  Laurin')
    expect(number.autocomplete).toBe('off')
  })

  test('PAY-15 the button waits for a complete card and says what lacks', async () => {
    const piece = await show()
    await writeCard('4242')
    const button = screen.getByRole('button', { name: 'Ajouter la carte' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Il manque un numéro de carte complet.')).toBeTruthy()
    write('Numéro de la carte', '4242424242424242')
    write('Code de sécurité', '')
    expect(screen.getByText('Il manque le code de sécurité.')).toBeTruthy()
    write('Code de sécurité', '123')
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(names(piece)).toEqual([])
  })

  test('PAY-09 PAY-11 PAY-12 PAY-27 is saved by the secret of its setup and awaited as the default one', async () => {
    const piece = await show()
    const { input } = await addCard(piece, confirmed, '4242424242424242')
    expect(input).toEqual({
      clientSecret: 'seti_secret',
      card: {
        number: '4242424242424242',
        expirationMonth: 5,
        expirationYear: 2029,
        cvc: '123',
        nameOnCard: 'Marie Laurin',
      },
    })
    const added = methodAnswer({ id: 'method-new', paymentMethodId: 'new', last4: '4243', isDefault: true })
    const methods = [methodAnswer({ isDefault: false, canBeDeleted: true }), methodAnswer(MASTERCARD), added]
    const waited = await waitFor(() => {
      const found = piece.environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === 'waitForDefaultCardSubscription')
      if (!found) throw new Error('Nobody waits')
      return found
    })
    expect(waited.request.variables).toEqual({ from: 'visa' })
    await act(async () =>
      piece.environment.mock.nextValue(waited, {
        data: {
          defaultCardChanged: {
            __typename: 'DefaultCardOutcome',
            status: 'DONE',
            paymentMethods: { __typename: 'PaymentMethods', id: 'methods', methods },
          },
        },
      }),
    )
    expect(await screen.findByText(/^Carte ajoutée/)).toBeTruthy()
    expect(piece.onClose).toHaveBeenCalledOnce()
    expect(piece.storage.dismissedMessages.read()).toEqual({ PaymentDefault: '2026-11-20T12:00:00Z' })
    expect(piece.environment.getStore().getSource().get('subscription')?.['defaultPaymentMethod']).toEqual({
      __ref: 'method-new',
    })
  })

  test('PAY-11 ERR-21 a confirmation that does not come within 15 s is told, and the card is not sent again', async () => {
    const piece = await show()
    await addCard(piece, confirmed, '4242424242424242')
    await answerOperation(piece.environment, 'waitForDefaultCardSubscription', {
      defaultCardChanged: { __typename: 'DefaultCardOutcome', status: 'TIMED_OUT', paymentMethods: null },
    })
    const note = await screen.findByRole('alertdialog')
    expect(note.textContent).toContain('La carte est reçue, mais sa confirmation tarde.')
    expect(piece.onClose).toHaveBeenCalledOnce()
  })

  test('PAY-09 without a new card the dialog closes', async () => {
    const piece = await show()
    press('Terminé')
    expect(piece.onClose).toHaveBeenCalledOnce()
    expect(names(piece)).toEqual([])
  })

  test('PAY-08 a default of payment asks first whether to renew', async () => {
    const piece = await show({ subscription: { paymentDefaultReason: 'insufficient_funds' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog', { name: 'Renouveler l’abonnement maintenant?' })
    expect(piece.onClose).not.toHaveBeenCalled()
    fireEvent.click(within(question).getByRole('button', { name: 'Renouveler' }))
    await answerOperation(piece.environment, 'usePayOwedMutation', {
      payOwedInvoice: {
        __typename: 'PayOwedInvoicePayload',
        clientSecret: null,
        retryToken: null,
        subscription: subscriptionAnswer(),
      },
    })
    await waitFor(() => expect(piece.onClose).toHaveBeenCalledOnce())
  })

  test('PAY-08 whoever does not renew now just leaves', async () => {
    const piece = await show({ subscription: { paymentDefaultReason: 'insufficient_funds' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Pas maintenant' }))
    await waitFor(() => expect(piece.onClose).toHaveBeenCalledOnce())
    expect(names(piece)).not.toContain('usePayOwedMutation')
  })

  test('half written it is not lost by leaving without a question', async () => {
    const piece = await show()
    await writeCard()
    press('Annuler')
    const question = await screen.findByRole('alertdialog', { name: 'Laisser cette carte?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Continuer' }))
    expect(piece.onClose).not.toHaveBeenCalled()
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })
})

describe('a card that is refused', () => {
  test.each([
    ['ERR-37', 'invalid_number', 'Numéro de la carte', 'Le numéro de carte n’est pas valide.'],
    ['ERR-39', 'incomplete_number', 'Numéro de la carte', 'Le numéro de carte est incomplet.'],
    ['ERR-38', 'incorrect_cvc', 'Code de sécurité', 'Le code de sécurité n’est pas le bon.'],
    ['ERR-40', 'incomplete_cvc', 'Code de sécurité', 'Le code de sécurité est incomplet.'],
    ['ERR-36', 'invalidExpiryMonth', 'Mois d’expiration', 'Le mois d’expiration n’est pas valide.'],
    ['ERR-41', 'incomplete_expiry', 'Mois d’expiration', 'La date d’expiration est incomplète.'],
  ])('%s PAY-24 %s marks its field; nothing written is lost', async (_, code, label, sentence) => {
    await refused(code)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
    expect(field('Code de sécurité').value).toBe('123')
  })

  test.each([
    ['ERR-47', 'authentication_required', /^La banque demande une vérification\. Communiquez avec l’émetteur/],
    ['ERR-48', 'insufficient_funds', /faute de fonds\. Communiquez avec l’émetteur/],
    [
      'ERR-49 ERR-32',
      'expired_card',
      /^La carte est expirée\. Communiquez avec l’émetteur.*Mettre à jour le mode de paiement$/,
    ],
    ['ERR-50', 'processing_error', /n’a pas pu être traité\. Communiquez avec l’émetteur/],
    ['ERR-51', 'try_again_later', /pour l’instant\. Communiquez avec l’émetteur/],
    ['ERR-52', 'a_code_of_tomorrow', /^Quelque chose n’a pas fonctionné/],
    ['PAY-25', 'card_declined', /^La carte est refusée\. Communiquez avec l’émetteur/],
    ['PAY-25', 'do_not_honor', /^Le paiement est refusé par la banque, sans autre raison\. Communiquez/],
  ])('%s ERR-45 PAY-24 %s says what can be done above the fields', async (_, code, sentence) => {
    await refused(code)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(sentence)
    expect(document.activeElement).toBe(note)
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })

  test('another card goes under the same secret, and the first refusal is gone', async () => {
    const piece = await addRefused('insufficient_funds')
    write('Numéro de la carte', '4242424242424242')
    press('Ajouter la carte')
    const { input } = await answerOperation(piece.environment, 'useConfirmInSandboxMutation', {
      confirmSandboxCard: confirmed,
    })
    expect(input).toMatchObject({ clientSecret: 'seti_secret', card: { number: '4242424242424242' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(names(piece)).not.toContain('useAddCardMutation')
  })

  test('D12 the bank asks the holder; agreed, the card goes on', async () => {
    const piece = await show()
    await addCard(piece, { __typename: 'ConfirmSandboxCardPayload', status: 'REQUIRES_ACTION' })
    const question = await screen.findByRole('alertdialog', { name: 'Votre banque demande votre accord' })
    fireEvent.click(within(question).getByRole('button', { name: 'Approuver' }))
    const { input } = await answerOperation(piece.environment, 'useConfirmInSandboxMutation', {
      confirmSandboxCard: confirmed,
    })
    expect(input).toEqual({ clientSecret: 'seti_secret', isApproved: true })
    await waitFor(() => expect(names(piece)).toContain('waitForDefaultCardSubscription'))
  })

  test('PAY-25 the bank asks the holder; refused, the payment is called cancelled', async () => {
    const piece = await show()
    await addCard(piece, { __typename: 'ConfirmSandboxCardPayload', status: 'REQUIRES_ACTION' })
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Refuser' }))
    await answerOperation(piece.environment, 'useConfirmInSandboxMutation', {
      confirmSandboxCard: problemAnswer('authentication_required'),
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Le paiement est annulé/)
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })

  test('PAY-23 ERR-22 a setup that the server refuses is an alert with the first code', async () => {
    const piece = await show()
    await writeCard()
    press('Ajouter la carte')
    await answerOperation(piece.environment, 'useAddCardMutation', {
      startCardSetup: problemAnswer('UserIsNotACustomer', 'unknown'),
    })
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Vous n’avez pas encore de carte ni de paiement chez nous.',
    )
    expect(field('Code de sécurité').value).toBe('123')
  })
})
