import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'

interface PlainScreenProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children?: ReactNode
}

export function PlainScreen({ title, text, children }: PlainScreenProps) {
  return (
    <Stack as="section" align="flex-start" maxW="36rem" pt="16">
      <Heading as="h1" textStyle="h1">
        {title}
      </Heading>
      <Text mb="4" color="fg.muted">
        {text}
      </Text>
      {children}
    </Stack>
  )
}
