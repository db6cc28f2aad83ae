import type { ReactNode } from 'react'
import { Box, Flex } from '../layout/boxes.ts'
import { Text } from '../text/Text.ts'

interface EmptyStateProps {
  readonly sentence: string
  readonly action?: ReactNode
  /** Sample rows without links or buttons; hidden from screen readers. */
  readonly ghost?: ReactNode
  /** CSS length: the height of the missing data. */
  readonly height?: string
}

export function EmptyState({ sentence, action, ghost, height }: EmptyStateProps) {
  return (
    <Flex direction="column" justify="center" gap="4" style={{ minHeight: height }}>
      <Flex wrap="wrap" align="center" gap="0.75rem 1rem">
        <Text>{sentence}</Text>
        {action}
      </Flex>
      {ghost && (
        <Box color="fg.muted" userSelect="none" aria-hidden="true" inert>
          {ghost}
        </Box>
      )}
    </Flex>
  )
}
