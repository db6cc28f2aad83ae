import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../ui/text/Text.ts'
import { Box, Flex } from '../../ui/layout/boxes.ts'

export function StairLesson() {
  const strong = (text: ReactNode) => (
    <Text as="strong" color="fg" fontWeight="medium">
      {text}
    </Text>
  )
  return (
    <Flex gap="3" gridColumn="span 2" py="5" px="4">
      <Box asChild flex="none" w="3.75rem" h="10">
        <svg viewBox="0 0 60 40" shapeRendering="crispEdges" aria-hidden="true">
          <path fill="var(--p-colors-score-2-bg)" opacity="0.3" d="M48 0H60V40H48Z" />
          <path fill="var(--p-colors-score-2-bg)" d="M0 40V32H12V24H24V16H36V8H48V40Z" />
        </svg>
      </Box>
      <Text maxW="24rem" color="fg.muted">
        <FormattedMessage id="dashboard.first.lesson" values={{ strong }} />
      </Text>
    </Flex>
  )
}
