import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { MASTERCARD, methodAnswer, subscriptionAnswer } from '../../../testing/billingAnswers.ts'
import { addCard, confirmed, field, names, press, showCards, write, writeCard } from '../../../testing/showCards.tsx'

describe('a new card', () => {
  test('fifteen years from the present one; its months that are over cannot be chosen [PAY-13] [PAY-14]', async () => {
    await showCards()
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

  test('takes digits in groups, four of a code, a name without digits [PAY-15] [PAY-16] [PAY-17] [PAY-18]', async () => {
    await showCards()
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

  test('the button waits for a complete card and says what lacks [PAY-15]', async () => {
    const piece = await showCards()
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

  test('is saved by the secret of its setup and awaited as the default one [PAY-09] [PAY-11] [PAY-12] [PAY-27]', async () => {
    const piece = await showCards()
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

  test('a confirmation that does not come within 15 s is told, and the card is not sent again [PAY-11] [ERR-21]', async () => {
    const piece = await showCards()
    await addCard(piece, confirmed, '4242424242424242')
    await answerOperation(piece.environment, 'waitForDefaultCardSubscription', {
      defaultCardChanged: { __typename: 'DefaultCardOutcome', status: 'TIMED_OUT', paymentMethods: null },
    })
    const note = await screen.findByRole('alertdialog')
    expect(note.textContent).toContain('La carte est reçue, mais sa confirmation tarde.')
    expect(piece.onClose).toHaveBeenCalledOnce()
  })

  test('without a new card the dialog closes [PAY-09]', async () => {
    const piece = await showCards()
    press('Terminé')
    expect(piece.onClose).toHaveBeenCalledOnce()
    expect(names(piece)).toEqual([])
  })

  test('a default of payment asks first whether to renew [PAY-08]', async () => {
    const piece = await showCards({ subscription: { paymentDefaultReason: 'insufficient_funds' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog', { name: 'Renouveler l’abonnement maintenant?' })
    expect(piece.onClose).not.toHaveBeenCalled()
    fireEvent.click(within(question).getByRole('button', { name: 'Renouveler' }))
    await answerOperation(piece.environment, 'usePayOwedInvoiceMutation', {
      payOwedInvoice: {
        __typename: 'PayOwedInvoicePayload',
        clientSecret: null,
        retryToken: null,
        subscription: subscriptionAnswer(),
      },
    })
    await waitFor(() => expect(piece.onClose).toHaveBeenCalledOnce())
  })

  test('a card that the bank refuses for what is owed is blamed in the dialog, which stays', async () => {
    const piece = await showCards({ subscription: { paymentDefaultReason: 'insufficient_funds' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog', { name: 'Renouveler l’abonnement maintenant?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Renouveler' }))
    await answerOperation(piece.environment, 'usePayOwedInvoiceMutation', {
      payOwedInvoice: problemAnswer('card_declined'),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('La carte est refusée')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(piece.onClose).not.toHaveBeenCalled()
  })

  test('the bank’s question about the default card is asked without naming a card', async () => {
    const piece = await showCards({ subscription: { paymentDefaultReason: 'authentication_required' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog', { name: 'Renouveler l’abonnement maintenant?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Renouveler' }))
    await answerOperation(piece.environment, 'usePayOwedInvoiceMutation', {
      payOwedInvoice: {
        __typename: 'PayOwedInvoicePayload',
        clientSecret: 'owed_secret',
        retryToken: null,
        subscription: subscriptionAnswer(),
      },
    })
    const asked = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: { __typename: 'ConfirmSandboxCardPayload', status: 'REQUIRES_ACTION' },
    })
    expect(asked['input']).toEqual({ clientSecret: 'owed_secret' })
    fireEvent.click(await screen.findByRole('button', { name: 'Refuser' }))
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: problemAnswer('authentication_required'),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Rien n’a été débité')
    expect(piece.onClose).not.toHaveBeenCalled()
  })

  test('whoever does not renew now just leaves [PAY-08]', async () => {
    const piece = await showCards({ subscription: { paymentDefaultReason: 'insufficient_funds' } })
    press('Terminé')
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Pas maintenant' }))
    await waitFor(() => expect(piece.onClose).toHaveBeenCalledOnce())
    expect(names(piece)).not.toContain('usePayOwedInvoiceMutation')
  })

  test('half written it is not lost by leaving without a question', async () => {
    const piece = await showCards()
    await writeCard()
    press('Annuler')
    const question = await screen.findByRole('alertdialog', { name: 'Laisser cette carte?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Continuer' }))
    expect(piece.onClose).not.toHaveBeenCalled()
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })
})
