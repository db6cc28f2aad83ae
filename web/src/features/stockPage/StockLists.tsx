import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { StockLists_stock$key } from '../../__generated__/StockLists_stock.graphql.ts'
import type { StockLists_viewer$key } from '../../__generated__/StockLists_viewer.graphql.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Text } from '../../ui/text/Text.ts'
import { Flex } from '../../ui/layout/boxes.ts'
import { Link } from '../../ui/text/Link.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { ListMembership } from '../watchlists/membership/ListMembership.tsx'
import type { OwnList } from './useChosenList.ts'

interface StockListsProps {
  readonly stock: StockLists_stock$key
  readonly viewer: StockLists_viewer$key
  readonly lists: readonly OwnList[]
}

export function StockLists({ stock: stockKey, viewer: viewerKey, lists }: StockListsProps) {
  const { formatMessage } = useIntl()
  const stock = useFragment(
    graphql`
      fragment StockLists_stock on Stock {
        ...MembershipFlow_stock
      }
    `,
    stockKey,
  )
  const viewer = useFragment(
    graphql`
      fragment StockLists_viewer on Viewer {
        ...MembershipFlow_viewer
      }
    `,
    viewerKey,
  )
  const present = lists.filter(({ entry }) => entry !== null)
  return (
    <Section title={formatMessage({ id: 'stock.lists' })} aside={<ListMembership stock={stock} viewer={viewer} />}>
      {present.length === 0 ? (
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'stock.lists.none' })}
        </Text>
      ) : (
        <ul>
          {present.map(({ listId, name, kind }) => (
            <Flex
              as="li"
              key={listId}
              align="center"
              justify="space-between"
              gap="4"
              minH={{ base: '11', md: '10' }}
              borderBottomWidth="1px"
              borderColor="border"
            >
              <Link
                flex="1"
                minW="0"
                lineHeight={{ base: '2.75rem', md: '2.5rem' }}
                truncate
                to={pathTo('List', { id: listId })}
              >
                {name}
              </Link>
              <Text as="span" textStyle="note" color="fg.muted">
                {formatMessage({ id: `stock.lists.${kind}` })}
              </Text>
            </Flex>
          ))}
        </ul>
      )}
    </Section>
  )
}
