import { useId, type ReactNode } from 'react'
import { Box, Flex } from './boxes.ts'
import { Heading } from '../text/Heading.ts'

interface SectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Box as="section" borderTopWidth="1px" borderColor="rule" pt="5" aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap="4" mb="3">
        <Heading id={id}>{title}</Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
