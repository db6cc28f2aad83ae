import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { ManageCardsDialog } from '../features/billing/cards/ManageCardsDialog.tsx'
import { answerOperation, problemAnswer } from './answerOperation.ts'
import { MASTERCARD, methodAnswer, SANDBOX, subscriptionAnswer } from './billingAnswers.ts'
import { renderPiece } from './render.tsx'

interface Shown {
  readonly methods?: readonly object[]
  readonly subscription?: object
}

export const TWO = [methodAnswer(), methodAnswer(MASTERCARD)]

/** Opens the dialog of the cards as the server tells them. */
export async function showCards({ methods = TWO, subscription = {} }: Shown = {}) {
  const onClose = vi.fn()
  const piece = await renderPiece(<ManageCardsDialog isHosted={false} onClose={onClose} />, {
    path: '/myAccount',
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

type Piece = Awaited<ReturnType<typeof showCards>>

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const names = ({ environment }: Piece) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name)

export async function openMenu(card: string) {
  press(`Actions pour ${card}`)
  return screen.findByRole('menu')
}

export async function writeCard(number = '4000002760003184') {
  press('Nouvelle carte')
  await screen.findByLabelText('Numéro de la carte')
  write('Numéro de la carte', number)
  write('Mois d’expiration', '05')
  write('Année', '2029')
  write('Code de sécurité', '123')
}

/** Writes a card and sends it; the sandbox answers so. */
export async function addCard(piece: Piece, answer: object, number?: string) {
  await writeCard(number)
  press('Ajouter la carte')
  await answerOperation(piece.environment, 'useStartCardSetupMutation', {
    startCardSetup: { __typename: 'StartCardSetupPayload', clientSecret: 'seti_secret' },
  })
  return answerOperation(piece.environment, 'useConfirmSandboxCardMutation', { confirmSandboxCard: answer })
}

export const confirmed = { __typename: 'ConfirmSandboxCardPayload', status: 'SUCCEEDED' }

/** A card that the sandbox refuses with this code. */
export async function addRefused(code: string) {
  const piece = await showCards()
  await addCard(piece, problemAnswer(code))
  return piece
}
