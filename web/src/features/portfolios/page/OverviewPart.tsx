import type { ReactNode } from 'react'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface OverviewPartProps {
  readonly label: string
  /** Button to the right of the label. Negative margins keep it from increasing the height of the line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Box of the overview. Negative margins make neighboring borders overlap. */
export function OverviewPart({ label, aside, children }: OverviewPartProps) {
  return (
    <Box
      minW="0"
      mt="-1px"
      ms="-1px"
      py={{ base: '4', md: '5' }}
      px={{ base: '4', md: '6' }}
      borderTopWidth="1px"
      borderLeftWidth="1px"
      borderColor="border"
    >
      <Flex align="flex-start" justify="space-between" gap="2">
        <Heading mb="2" textStyle="note" color="fg.muted">
          {label}
        </Heading>
        {aside && (
          <Box my="-0.625rem" me="-3">
            {aside}
          </Box>
        )}
      </Flex>
      {children}
    </Box>
  )
}

/** `color` is a token. */
export function OverviewFigure({ color, children }: { color?: string; children: ReactNode }) {
  return (
    <Flex as="p" align="center" gap="1" color={color} textStyle="dialogTitle" lineHeight="1.75rem">
      {children}
    </Flex>
  )
}

export function OverviewNote({ children }: { children: ReactNode }) {
  return (
    <Text mt="0.125rem" textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}
