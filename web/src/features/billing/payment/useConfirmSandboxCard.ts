import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useConfirmSandboxCardMutation } from '../../../__generated__/useConfirmSandboxCardMutation.graphql.ts'
import { cardDigits } from '@palier/domain/billing/cardNumber'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { Confirmation, Order } from './confirmation.ts'

type Input = useConfirmSandboxCardMutation['variables']['input']

/** Confirms as a provider's script would. `askBank` resolves with true if the holder agrees. */
export function useConfirmSandboxCard(askBank: () => Promise<boolean>): (order: Order) => Promise<Confirmation> {
  const mutate = useSafeMutation<useConfirmSandboxCardMutation>(graphql`
    mutation useConfirmSandboxCardMutation($input: ConfirmSandboxCardInput!) {
      confirmSandboxCard(input: $input) {
        ... on ConfirmSandboxCardPayload @alias(as: "payload") {
          status
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async ({ secret, card }) => {
      const send = (input: Omit<Input, 'clientSecret'>) => mutate({ input: { clientSecret: secret, ...input } })
      const first = await send(inputOf(card))
      if (first.problem) return confirmationOf(first.problem)
      if (first.payload.status !== 'REQUIRES_ACTION') return { status: 'confirmed' }
      const isApproved = await askBank()
      const second = await send({ isApproved })
      if (!isApproved) return { status: 'refused', refusal: { code: 'cancelled', text: null } }
      return second.problem ? confirmationOf(second.problem) : { status: 'confirmed' }
    },
    [mutate, askBank],
  )
}

function inputOf(card: Order['card']): Omit<Input, 'clientSecret'> {
  if (!card) return {}
  if ('paymentMethodId' in card) return { paymentMethodId: card.paymentMethodId }
  const { number, month, year, cvc, name } = card.form.fields.values
  return {
    card: {
      number: cardDigits(number),
      expirationMonth: Number(month),
      expirationYear: Number(year),
      cvc,
      nameOnCard: name.trim(),
    },
  }
}

function confirmationOf({ isUnanswered, codes: [code] }: Problem): Confirmation {
  return isUnanswered ? { status: 'unanswered' } : { status: 'refused', refusal: { code, text: null } }
}
