import type { ReactNode } from 'react'
import { Section } from '../../../ui/layout/Section.tsx'
import { Box, Flex, Grid, Stack } from '../../../ui/layout/boxes.ts'
import { StepActions } from './StepActions.tsx'

interface TwoColumnsProps {
  readonly title: string
  readonly children: ReactNode
  readonly asideTitle: string
  readonly aside: ReactNode
  /** Buttons; at the bottom of the window on a phone. */
  readonly actions: ReactNode
  readonly foot?: ReactNode
}

/** Form at the left, sticky summary at the right. A phone shows the summary first. */
export function TwoColumns({ title, children, asideTitle, aside, actions, foot }: TwoColumnsProps) {
  return (
    <Grid
      display={{ base: 'flex', md: 'grid' }}
      flexDirection="column"
      gridTemplateColumns="minmax(0, 1fr) 20rem"
      alignItems={{ base: 'stretch', md: 'start' }}
      gap={{ base: '6', md: '8' }}
      css={{ '@media (min-width: 75.01rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: '10' } }}
    >
      <Box minW="0" order={{ base: '2', md: '0' }}>
        <Section title={title}>{children}</Section>
      </Box>
      <Flex
        display={{ base: 'contents', md: 'flex' }}
        direction="column"
        gap="3"
        position="sticky"
        top="calc(var(--palier-bar) + 1.5rem)"
      >
        <Box minW="0" order={{ base: '1', md: '0' }}>
          <Section title={asideTitle}>{aside}</Section>
        </Box>
        <StepActions direction={{ base: 'row-reverse', md: 'column' }} order={{ base: '4', md: '0' }} mt={{ md: '2' }}>
          {actions}
        </StepActions>
        {foot && (
          <Stack
            order={{ base: '3', md: '0' }}
            color="fg.muted"
            textStyle="note"
            css={{ '& p:empty': { mb: '-2' }, '& p': { overflowWrap: 'anywhere' } }}
          >
            {foot}
          </Stack>
        )}
      </Flex>
    </Grid>
  )
}
