import type { ReactNode } from 'react'
import { Box, Flex, Grid } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface PartProps {
  readonly children: ReactNode
}

export function Columns({ children }: PartProps) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 30rem), 1fr))" gap="2.25rem 3rem" alignItems="start">
      {children}
    </Grid>
  )
}

export function Tiles({ children }: PartProps) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))" gap="4">
      {children}
    </Grid>
  )
}

export function Row({ children }: PartProps) {
  return (
    <Flex wrap="wrap" align="center" gap="3">
      {children}
    </Flex>
  )
}

export function Column({ isWide = false, children }: PartProps & { readonly isWide?: boolean }) {
  return (
    <Flex direction="column" align={isWide ? 'stretch' : 'flex-start'} gap="4">
      {children}
    </Flex>
  )
}

export function SampleLine({ children }: PartProps) {
  return (
    <Flex
      align="center"
      gap="2"
      h="9"
      borderTopWidth="1px"
      borderColor="border"
      fontSize="0.8125rem"
      css={{ '&:first-of-type': { border: '0' }, '& > :last-child': { ms: 'auto' } }}
    >
      {children}
    </Flex>
  )
}

export function Scroll({ children }: PartProps) {
  return <Box overflowX="auto">{children}</Box>
}

export function Note({ children }: PartProps) {
  return (
    <Text mt="2" textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}
