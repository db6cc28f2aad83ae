import { graphql, readInlineData } from 'relay-runtime'
import type { cardChoice_paymentMethods$key } from '../../../__generated__/cardChoice_paymentMethods.graphql.ts'

/** Choice of a card not entered yet. */
export const NEW_CARD = 'new'

/** Default card if it has not expired, else `NEW_CARD`. */
export function firstChoice(key: cardChoice_paymentMethods$key | null | undefined): string {
  if (!key) return NEW_CARD
  const { methods } = readInlineData(
    graphql`
      fragment cardChoice_paymentMethods on PaymentMethods @inline {
        methods {
          paymentMethodId
          isDefault
          isExpired
        }
      }
    `,
    key,
  )
  return methods.find(({ isDefault, isExpired }) => isDefault && !isExpired)?.paymentMethodId ?? NEW_CARD
}
