import type { ReactNode } from 'react'
import { Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface ChartSentenceProps {
  /** It holds amounts. */
  readonly isOfAmounts?: boolean
  /** Beside it, at the right. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** What a chart says, over it. It has room for as many lines as it takes at most: the chart stays where it is. */
export function ChartSentence({ isOfAmounts = false, aside, children }: ChartSentenceProps) {
  return (
    <Flex
      align="flex-start"
      justify="space-between"
      gap="4"
      minH={{ base: '3.375rem', md: '2.25rem', lg: '1.125rem' }}
      mb="3"
    >
      <Text textStyle="table" color="fg.muted" data-amount={isOfAmounts || undefined}>
        {children}
      </Text>
      {aside}
    </Flex>
  )
}
