import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CardProvider } from './useCardProvider.ts'
import { Flex } from '../../../ui/layout/boxes.ts'

/** States who receives the card data and whether money moves. Empty without a payment provider. */
export function CardPromise({ kind }: { kind: CardProvider['kind'] | null }) {
  const { formatMessage } = useIntl()
  if (kind === null) return null
  return (
    <Flex
      as="p"
      gap="2"
      mt="4"
      color="fg.muted"
      textStyle="note"
      textWrap="pretty"
      css={{ '& svg': { mt: '0.0625rem' } }}
    >
      <Lock size="0.875rem" aria-hidden="true" />
      {formatMessage({ id: `card.promise.${kind}` })}
    </Flex>
  )
}
