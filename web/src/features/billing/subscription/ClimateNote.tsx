import { Leaf } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ClimateNote_provider$key } from '../../../__generated__/ClimateNote_provider.graphql.ts'
import { Flex } from '../../../ui/layout/boxes.ts'

/** Describes the provider's climate contribution and states whether money moves. */
export function ClimateNote({ provider: key }: { provider: ClimateNote_provider$key | null | undefined }) {
  const { formatMessage } = useIntl()
  const provider = useFragment(
    graphql`
      fragment ClimateNote_provider on PaymentProvider {
        kind
      }
    `,
    key,
  )
  return (
    <Flex
      as="p"
      gap="2"
      mt="3"
      color="fg.muted"
      textStyle="note"
      textWrap="pretty"
      css={{ '& svg': { mt: '0.0625rem' } }}
    >
      <Leaf size="0.875rem" aria-hidden="true" />
      <span>
        {formatMessage({ id: 'billing.climate' })}
        {provider?.kind === 'SANDBOX' && ` ${formatMessage({ id: 'billing.trial' })}`}
      </span>
    </Flex>
  )
}
