import { useCallback, useRef } from 'react'
import { graphql, useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import type { useStartCardSetupMutation } from '../../../__generated__/useStartCardSetupMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { Confirmation, Order } from '../payment/confirmation.ts'
import type { CardFormState } from '../cardFields/useCardForm.ts'
import { waitForDefaultCard } from './waitForDefaultCard.ts'

/** Resolves with false if the card was refused; the form or an alert then shows the reason. */
export function useStartCardSetup(confirm: (order: Order) => Promise<Confirmation>) {
  const environment = useRelayEnvironment()
  const { dismissedMessages } = useStorage()
  const alert = useAlert()
  // After a refusal another card can be tried with the same client secret.
  const secret = useRef<string | null>(null)
  const mutate = useSafeMutation<useStartCardSetupMutation>(graphql`
    mutation useStartCardSetupMutation {
      startCardSetup {
        ... on StartCardSetupPayload @alias(as: "payload") {
          clientSecret
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (form: CardFormState, defaultId: string | null): Promise<boolean> => {
      form.refuse(null)
      if (secret.current === null) {
        const { payload, problem } = await mutate({})
        if (problem) {
          alert(problem)
          return false
        }
        secret.current = payload.clientSecret
      }
      const confirmation = await confirm({ secret: secret.current, purpose: 'setup', card: { form } })
      if (confirmation.status === 'refused') {
        form.refuse(confirmation.refusal)
        return false
      }
      secret.current = null
      const { ExpiredCard: _, ...others } = dismissedMessages.read() ?? {}
      dismissedMessages.write(others)
      if ((await waitForDefaultCard(environment, defaultId)) === 'TIMED_OUT') {
        alert({ code: 'NewPaymentMethodAddedTimeout' })
      }
      return true
    },
    [alert, mutate, confirm, dismissedMessages, environment],
  )
}
