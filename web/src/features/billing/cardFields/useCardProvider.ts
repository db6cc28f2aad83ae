import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { useCardProvider_provider$key } from '../../../__generated__/useCardProvider_provider.graphql.ts'

export type CardProviderKey = useCardProvider_provider$key

export interface CardProvider {
  readonly kind: 'SANDBOX' | 'STRIPE'
  readonly publicKey: string
}

/* eslint-disable relay/unused-fields -- returned as a whole */
/** Null until the provider is loaded. */
export function useCardProvider(key: CardProviderKey | null | undefined): CardProvider | null {
  const provider = useFragment(
    graphql`
      fragment useCardProvider_provider on PaymentProvider {
        kind
        publicKey
      }
    `,
    key,
  )
  return provider ?? null
}
/* eslint-enable relay/unused-fields */
