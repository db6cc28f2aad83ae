import { useState } from 'react'
import { Box, Flex, Grid, HStack, Stack } from '../../ui/layout/boxes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Separator } from '../../ui/layout/Separator.ts'
import { moveAmongHeads, SortHead } from '../../ui/layout/SortHead.tsx'
import { Table } from '../../ui/layout/Table.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Link } from '../../ui/text/Link.ts'
import { List } from '../../ui/text/List.ts'
import { Text } from '../../ui/text/Text.ts'
import type { Formatters } from '../../ui/figures/formatters.ts'
import type { StyleTexts } from './styleTexts.ts'

const LINKS = ['plain', 'underlined', 'quiet'] as const
const ROWS = [
  { name: 'BCE', quantity: '120', price: '30.84' },
  { name: 'ENB', quantity: '45.5', price: '58.94' },
]
const HEADS = [
  { id: 'name', isNumber: false },
  { id: 'quantity', isNumber: true },
  { id: 'price', isNumber: true },
] as const

export function LayoutSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  const [by, setBy] = useState<(typeof HEADS)[number]['id']>('name')
  const rows = ROWS.toSorted((one, other) => one[by].localeCompare(other[by], undefined, { numeric: true }))
  return (
    <Section title={texts.layout}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2.25rem 3rem" alignItems="start">
        <Stack gap="4">
          <HStack gap="2">
            {['Box', 'Flex', 'Grid', 'HStack', 'Stack'].map((name) => (
              <Box key={name} px="3" py="2" bg="bg.sunken" borderRadius="control" textStyle="note">
                {name}
              </Box>
            ))}
          </HStack>
          <Separator />
          <Card>
            <Heading as="h3" textStyle="h3">
              {texts.list}
            </Heading>
            <List marks="discs" mt="2">
              {texts.menuEntries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </List>
          </Card>
          <Flex gap="4" align="baseline">
            {LINKS.map((variant) => (
              <Link key={variant} to="" variant={variant}>
                {texts.all}
              </Link>
            ))}
            <Text color="fg.muted">{texts.body}</Text>
          </Flex>
        </Stack>
        <Table>
          <thead>
            <tr onKeyDown={moveAmongHeads}>
              {HEADS.map(({ id, isNumber }) => (
                <SortHead
                  key={id}
                  order={id === by ? 'ascending' : null}
                  isStop={id === by}
                  onSort={() => setBy(id)}
                  data-number={isNumber || undefined}
                >
                  {texts[id]}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, quantity, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-number>{quantity}</td>
                <td data-number>{formatters.price(price)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Grid>
    </Section>
  )
}
