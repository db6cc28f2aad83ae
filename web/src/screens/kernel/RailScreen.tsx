import type { ReactNode } from 'react'
import { Box, Grid } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'

interface RailScreenProps {
  readonly title: string
  readonly rail: ReactNode
  /** Space between rail and content on a phone. */
  readonly gap: '0' | '5'
  readonly children: ReactNode
}

/** Lays out a screen of several parts with a rail that leads to them. */
export function RailScreen({ title, rail, gap, children }: RailScreenProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
      gap={{ base: gap, md: '12' }}
      pt={{ base: '0', md: '6' }}
    >
      <Box mdDown={{ display: 'contents' }}>
        <Heading
          as="h1"
          mt="2"
          mb="4"
          textStyle="dialogTitle"
          mdDown={{ position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          {title}
        </Heading>
        {rail}
      </Box>
      {children}
    </Grid>
  )
}
