import type { ReactNode } from 'react'
import { Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface ChartSentenceProps {
  readonly isOfAmounts?: boolean
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** Reserves room for the longest sentence, so that the chart does not move. */
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
