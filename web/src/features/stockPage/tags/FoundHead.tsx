import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'

interface FoundHeadProps {
  readonly count: number
  readonly children: ReactNode
}

export function FoundHead({ count, children }: FoundHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <Flex align="center" justify="space-between" gap="4" minH="9" mb="3" pe={{ md: 'var(--dialog-edge)' }}>
      <Heading letterSpacing="0">
        <span role="status">{formatMessage({ id: 'tags.count' }, { count })}</span>
      </Heading>
      <HStack gap="4">{children}</HStack>
    </Flex>
  )
}
