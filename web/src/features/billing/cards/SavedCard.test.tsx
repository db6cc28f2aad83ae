import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { MASTERCARD, methodAnswer } from '../../../testing/billingAnswers.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { field, names, openMenu, press, showCards, TWO, write } from '../../../testing/showCards.tsx'

describe('the cards that are saved', () => {
  test('are listed with holder and expiry, the default one marked, an expired one too [PAY-04] [PAY-20]', async () => {
    const expired = methodAnswer({ ...MASTERCARD, isExpired: true, expirationMonth: 10, expirationYear: 2026 })
    await showCards({ methods: [methodAnswer(), expired] })
    expect(screen.getByText('Visa •••• 4242')).toBeTruthy()
    expect(screen.getByText('Marie Laurin, expire en 08/2028')).toBeTruthy()
    expect(screen.getAllByText('Par défaut')).toHaveLength(1)
    expect(screen.getByText('Marie Laurin, expirée depuis 10/2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nouvelle carte' })).toBeTruthy()
  })

  test('a menu edits, makes default and deletes; that of the default card has no deletion in a cycle [PAY-05] [PAY-07]', async () => {
    await showCards()
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

  test('deletion asks by brand and last four digits, then forgets the card [PAY-06]', async () => {
    const piece = await showCards()
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
    const { input } = await answerOperation(piece.environment, 'useDeletePaymentMethodMutation', {
      deletePaymentMethod: { __typename: 'DeletePaymentMethodPayload', paymentMethods },
    })
    expect(input).toEqual({ paymentMethodId: 'mc' })
    expect(screen.queryByText('Mastercard •••• 4444')).toBeNull()
    expect(await screen.findByText('Mastercard •••• 4444 est supprimée')).toBeTruthy()
  })

  test('another default shows before the answer; refused, it goes back with the first code [PAY-10] [PAY-23]', async () => {
    const piece = await showCards()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Utiliser par défaut')
    await waitFor(() => expect(names(piece)).toContain('useSetDefaultPaymentMethodMutation'))
    const rowOf = (card: string) =>
      screen.getByRole('button', { name: `Actions pour ${card}`, hidden: true }).parentElement
    expect(rowOf('Mastercard\u00a0••••\u00a04444')?.textContent).toContain('Par défaut')
    expect(rowOf('Visa\u00a0••••\u00a04242')?.textContent).not.toContain('Par défaut')
    await answerOperation(piece.environment, 'useSetDefaultPaymentMethodMutation', {
      setDefaultPaymentMethod: problemAnswer('expired_card', 'unknown'),
    })
    expect(rowOf('Visa\u00a0••••\u00a04242')?.textContent).toContain('Par défaut')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Cette carte est expirée.')
  })

  test('the rest of the page is told of the default card [PAY-10]', async () => {
    const piece = await showCards()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Utiliser par défaut')
    await waitFor(() => expect(names(piece)).toContain('useSetDefaultPaymentMethodMutation'))
    const store = piece.environment.getStore().getSource()
    expect(store.get('subscription')?.['defaultPaymentMethod']).toEqual({ __ref: 'method-mc' })
  })

  test('editing sends whole numbers, and the default flag makes a second call [PAY-22] [PAY-28]', async () => {
    const piece = await showCards()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Modifier')
    await waitFor(() => expect(field('Nom sur la carte').value).toBe('Marie Laurin'))
    write('Nom sur la carte', 'Marie 2 Tremblay')
    write('Mois d’expiration', '02')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Utiliser cette carte par défaut' }))
    press('Enregistrer')
    const paymentMethods = { __typename: 'PaymentMethods', id: 'methods', methods: TWO }
    const { input } = await answerOperation(piece.environment, 'useUpdatePaymentMethodMutation', {
      updatePaymentMethod: { __typename: 'UpdatePaymentMethodPayload', paymentMethods },
    })
    expect(input).toEqual({
      paymentMethodId: 'mc',
      nameOnCard: 'Marie  Tremblay',
      expirationMonth: 2,
      expirationYear: 2028,
    })
    const second = await answerOperation(piece.environment, 'useSetDefaultPaymentMethodMutation', {
      setDefaultPaymentMethod: { __typename: 'SetDefaultPaymentMethodPayload', paymentMethods },
    })
    expect(second['input']).toEqual({ paymentMethodId: 'mc' })
    expect(await screen.findByText('Carte enregistrée')).toBeTruthy()
  })

  test('a month that the server refuses is marked [ERR-36]', async () => {
    const piece = await showCards()
    await openMenu('Mastercard\u00a0••••\u00a04444')
    await pickMenuItem('Modifier')
    await screen.findByLabelText('Mois d’expiration')
    press('Enregistrer')
    await answerOperation(piece.environment, 'useUpdatePaymentMethodMutation', {
      updatePaymentMethod: problemAnswer('invalidExpiryMonth'),
    })
    expect(field('Mois d’expiration').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Le mois d’expiration n’est pas valide.')).toBeTruthy()
  })
})
