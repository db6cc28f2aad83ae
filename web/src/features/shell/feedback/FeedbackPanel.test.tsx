import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problemAnswer } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'

async function open() {
  const piece = await renderPiece(<FeedbackButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Votre avis' }))
  await screen.findByRole('dialog', { name: 'Votre avis' })
  return piece
}

type Piece = Awaited<ReturnType<typeof open>>

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Commentaire (facultatif)')
const operationsNamed = ({ environment }: Piece, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)

/** Sends the form of a site that asks for no proof. */
async function send(piece: Piece) {
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await act(async () => {
    const [check] = operationsNamed(piece, 'proveHumanQuery')
    if (check) {
      const humanCheck = { kind: 'OFF', siteKey: null, challenge: null }
      piece.environment.mock.resolve(check, { data: { humanCheck } })
    }
  })
  await waitFor(() => expect(operationsNamed(piece, 'useCreateFeedbackMutation')).toHaveLength(1))
  return piece.environment.mock.getMostRecentOperation()
}

describe('the feedback panel', () => {
  test('starts at 4.5 stars and offers ten halves [FEEDBACK-03]', async () => {
    await open()
    expect(star('4,5 étoiles sur 5').checked).toBe(true)
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      '0.5',
      '1',
      '1.5',
      '2',
      '2.5',
      '3',
      '3.5',
      '4',
      '4.5',
      '5',
    ])
  })

  test('the comment stops at a number of characters, which is said [FEEDBACK-08]', async () => {
    await open()
    fireEvent.change(comment(), { target: { value: 'a'.repeat(1001) } })
    expect(comment().value).toHaveLength(1000)
    expect(comment().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^1.000 caractères au maximum$/)).toBeTruthy()
  })

  test('is proved human, sent and thanked for [FEEDBACK-04] [FEEDBACK-05]', async () => {
    const piece = await open()
    fireEvent.click(star('3,5 étoiles sur 5'))
    fireEvent.change(comment(), { target: { value: ' Clair. ' } })
    const operation = await send(piece)
    expect(operation.request.variables).toEqual({ input: { rating: 3.5, comment: 'Clair.', humanActionToken: 'off' } })
    await act(async () =>
      piece.environment.mock.resolve(operation, {
        data: { createFeedback: { __typename: 'CreateFeedbackPayload', isDone: true } },
      }),
    )
    expect(screen.getByText('Merci, votre avis est bien arrivé')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a refusal is said, and the form is blank again [FEEDBACK-06] [FEEDBACK-07]', async () => {
    const piece = await open()
    fireEvent.click(star('1 étoile sur 5'))
    fireEvent.change(comment(), { target: { value: 'Lent.' } })
    const operation = await send(piece)
    await act(async () =>
      piece.environment.mock.resolve(operation, {
        data: { createFeedback: problemAnswer('InternalServerError') },
      }),
    )
    await screen.findByText(/n’a pas pu être envoyé/)
    expect(star('4,5 étoiles sur 5').checked).toBe(true)
    expect(comment().value).toBe('')
  })
})
