import type { ReactNode } from 'react'
import { Box, Flex } from '../layout/boxes.ts'
import { Text } from '../text/Text.ts'

interface EmptyStateProps {
  readonly sentence: string
  /** The one primary action. */
  readonly action?: ReactNode
  /** Sample rows in the shape of the data, without links or buttons: they are hidden from screen readers. */
  readonly ghost?: ReactNode
  /** A CSS length: the height of the data that is not there. */
  readonly height?: string
}

/** The content of an empty box of data. The caller renders the box. */
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
