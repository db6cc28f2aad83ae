import type { ReactNode } from 'react'
import { Box, Flex, Grid } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'

interface AccountPartProps {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function AccountPart({ id, title, text, children }: AccountPartProps) {
  return (
    <Grid
      as="section"
      id={id}
      templateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
      gap="0.5rem 2.5rem"
      pt="5"
      scrollMarginTop={{ base: 'calc(var(--palier-bar) + 4rem)', md: 'calc(var(--palier-bar) + 1rem)' }}
      css={{ '& + &': { mt: '10', borderTopWidth: '1px', borderTopColor: 'rule' } }}
      aria-labelledby={`${id}-title`}
    >
      <div>
        <Heading id={`${id}-title`}>{title}</Heading>
        <Hint>{text}</Hint>
      </div>
      <Box css={{ '& > :first-child': { pt: { md: '0' } } }}>{children}</Box>
    </Grid>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <Text mt="0.125rem" textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}

interface AccountRowProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

export function AccountRow({ label, hint, children }: AccountRowProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="0.5rem 1rem"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      minH="3.75rem"
      py="0.625rem"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box minW="0" flex={{ base: '1 1 8rem', sm: '0 1 auto' }}>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {label}
        </Text>
        {hint && <Hint>{hint}</Hint>}
      </Box>
      {children}
    </Flex>
  )
}
