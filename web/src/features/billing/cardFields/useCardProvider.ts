import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { useCardProvider_provider$key } from '../../../__generated__/useCardProvider_provider.graphql.ts'

export type CardProviderKey = useCardProvider_provider$key

export interface CardProvider {
  readonly kind: 'SANDBOX' | 'STRIPE'
  /** What the provider's own script in the page is set up with. */
  readonly publicKey: string
}

/* eslint-disable relay/unused-fields -- handed on whole */
/** Who takes the payments; null while that is not known. */
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
