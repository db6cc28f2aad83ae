import type { Ref } from 'react'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface PageHeadingProps {
  readonly title: string
  readonly lede: string
  readonly ref?: Ref<HTMLHeadingElement>
}

export function PageHeading({ title, lede, ref }: PageHeadingProps) {
  return (
    <Box as="header" pt={{ base: '5', md: '8' }}>
      <Heading ref={ref} as="h1" textStyle="h1" textWrap="pretty" outline="none" tabIndex={-1}>
        {title}
      </Heading>
      <Text mt="1" color="fg.muted" overflowWrap="anywhere">
        {lede}
      </Text>
    </Box>
  )
}
