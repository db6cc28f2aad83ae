import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { methodAnswer, subscriptionAnswer } from '../../../testing/billingAnswers.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { createStripeStandIn } from '../../../testing/stripeStandIn.ts'
import { ManageCardsDialog } from '../cards/ManageCardsDialog.tsx'

// The page loads the script once.
const provider = createStripeStandIn()
let visits = 0

beforeAll(() => void Object.assign(window, { Stripe: provider.constructor }))
beforeEach(() => provider.forget())
afterAll(() => void Reflect.deleteProperty(window, 'Stripe'))

async function show() {
  const onClose = vi.fn()
  const piece = await renderPiece(<ManageCardsDialog isHosted onClose={onClose} />)
  // The script is set up once a key: each test has its own.
  const publicKey = `pk_test_${++visits}`
  await answerOperation(piece.environment, 'LoadedCardsQuery', {
    paymentProvider: { __typename: 'PaymentProvider', kind: 'STRIPE', publicKey },
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      fullName: 'Marie Laurin',
      subscription: subscriptionAnswer(),
      paymentMethods: { __typename: 'PaymentMethods', id: 'methods', today: '2026-11-21', methods: [methodAnswer()] },
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Nouvelle carte' }))
  await waitFor(() => expect(provider.mounted).toEqual(['cardNumber', 'cardExpiry', 'cardCvc']))
  return { ...piece, onClose, publicKey }
}

const button = () => screen.getByRole('button', { name: 'Ajouter la carte' })
const fill = (kind: string, event: object = {}) => act(async () => void provider.write(kind, event))

async function fillAll() {
  for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc']) await fill(kind)
}

async function send({ environment }: Awaited<ReturnType<typeof show>>) {
  fireEvent.click(button())
  await answerOperation(environment, 'useStartCardSetupMutation', {
    startCardSetup: { __typename: 'StartCardSetupPayload', clientSecret: 'seti_secret' },
  })
}

describe('the fields of the provider', () => {
  test('the script is set up with the public key, and the form of the sandbox is not there [PAY-26]', async () => {
    const { publicKey } = await show()
    expect(provider.keys).toEqual([publicKey])
    expect(screen.queryByLabelText('Numéro de la carte')).toBeNull()
    expect(screen.getByText(/^Le numéro va directement au fournisseur/)).toBeTruthy()
  })

  test('the button waits until number, expiry and code are each complete and free of errors [PAY-19]', async () => {
    await show()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await fill('cardNumber')
    await fill('cardExpiry')
    expect(screen.getByText('Il manque le code de sécurité.')).toBeTruthy()
    await fill('cardCvc', { complete: true, error: { code: 'incomplete_cvc', message: 'Incomplet' } })
    expect(screen.getByText('Le code de sécurité est incomplet.')).toBeTruthy()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await fill('cardCvc')
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  test('the setup is confirmed by the script with its secret, and the sandbox is never asked [PAY-27]', async () => {
    const piece = await show()
    await fillAll()
    await send(piece)
    await waitFor(() => expect(provider.stripe.confirmCardSetup).toHaveBeenCalledOnce())
    expect(provider.stripe.confirmCardSetup.mock.calls[0]).toMatchObject([
      'seti_secret',
      { payment_method: { billing_details: { name: 'Marie Laurin' } } },
    ])
    const names = piece.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(names).toEqual(['waitForDefaultCardSubscription'])
  })

  test('a decline is said above the fields, which stay as they are [PAY-24] [ERR-45] [ERR-48]', async () => {
    const piece = await show()
    await fillAll()
    provider.stripe.confirmCardSetup.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'Fonds' },
    })
    await send(piece)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^La carte est refusée faute de fonds/)
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  test('a code without words brings the generic sentence with the words of the provider [PAY-24] [ERR-52]', async () => {
    const piece = await show()
    await fillAll()
    provider.stripe.confirmCardSetup.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'a_code_of_tomorrow', message: 'Votre carte n’accepte pas ce mois.' },
    })
    await send(piece)
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Quelque chose n’a pas fonctionné.*Votre carte n’accepte pas ce mois\.$/,
    )
  })

  test('a lost answer is no refusal: the outcome is waited for', async () => {
    const piece = await show()
    await fillAll()
    provider.stripe.confirmCardSetup.mockRejectedValueOnce(new Error('The connection broke'))
    await send(piece)
    await waitFor(() => {
      const names = piece.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
      expect(names).toContain('waitForDefaultCardSubscription')
    })
  })
})
