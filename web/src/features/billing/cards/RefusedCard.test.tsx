import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import {
  addCard,
  addRefused,
  confirmed,
  field,
  names,
  press,
  showCards,
  write,
  writeCard,
} from '../../../testing/showCards.tsx'

describe('a card that is refused', () => {
  test.each([
    ['ERR-37', 'invalid_number', 'Numéro de la carte', 'Le numéro de carte n’est pas valide.'],
    ['ERR-39', 'incomplete_number', 'Numéro de la carte', 'Le numéro de carte est incomplet.'],
    ['ERR-38', 'incorrect_cvc', 'Code de sécurité', 'Le code de sécurité n’est pas le bon.'],
    ['ERR-40', 'incomplete_cvc', 'Code de sécurité', 'Le code de sécurité est incomplet.'],
    ['ERR-36', 'invalidExpiryMonth', 'Mois d’expiration', 'Le mois d’expiration n’est pas valide.'],
    ['ERR-41', 'incomplete_expiry', 'Mois d’expiration', 'La date d’expiration est incomplète.'],
  ])('%s PAY-24 %s marks its field; nothing written is lost', async (_, code, label, sentence) => {
    await addRefused(code)
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
    await addRefused(code)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(sentence)
    expect(document.activeElement).toBe(note)
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })

  test('another card goes under the same secret, and the first refusal is gone', async () => {
    const piece = await addRefused('insufficient_funds')
    write('Numéro de la carte', '4242424242424242')
    press('Ajouter la carte')
    const { input } = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: confirmed,
    })
    expect(input).toMatchObject({ clientSecret: 'seti_secret', card: { number: '4242424242424242' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(names(piece)).not.toContain('useStartCardSetupMutation')
  })

  test('the bank asks the holder; agreed, the card goes on [D12]', async () => {
    const piece = await showCards()
    await addCard(piece, { __typename: 'ConfirmSandboxCardPayload', status: 'REQUIRES_ACTION' })
    const question = await screen.findByRole('alertdialog', { name: 'Votre banque demande votre accord' })
    fireEvent.click(within(question).getByRole('button', { name: 'Approuver' }))
    const { input } = await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: confirmed,
    })
    expect(input).toEqual({ clientSecret: 'seti_secret', isApproved: true })
    await waitFor(() => expect(names(piece)).toContain('waitForDefaultCardSubscription'))
  })

  test('the bank asks the holder; refused, the payment is called cancelled [PAY-25]', async () => {
    const piece = await showCards()
    await addCard(piece, { __typename: 'ConfirmSandboxCardPayload', status: 'REQUIRES_ACTION' })
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Refuser' }))
    await answerOperation(piece.environment, 'useConfirmSandboxCardMutation', {
      confirmSandboxCard: problemAnswer('authentication_required'),
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Le paiement est annulé/)
    expect(field('Numéro de la carte').value).toBe('4000 0027 6000 3184')
  })

  test('a setup that the server refuses is an alert with the first code [PAY-23] [ERR-22]', async () => {
    const piece = await showCards()
    await writeCard()
    press('Ajouter la carte')
    await answerOperation(piece.environment, 'useStartCardSetupMutation', {
      startCardSetup: problemAnswer('UserIsNotACustomer', 'unknown'),
    })
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Vous n’avez pas encore de carte ni de paiement chez nous.',
    )
    expect(field('Code de sécurité').value).toBe('123')
  })
})
