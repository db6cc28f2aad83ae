import { memo } from 'react'
import { Check, ChevronDown } from 'lucide-react'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import type { ListSelector_viewer$key } from '../../../__generated__/ListSelector_viewer.graphql.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'

const ORDER = ['BUY', 'SELL', 'OTHERS'] as const

interface ListSelectorProps {
  readonly viewer: ListSelector_viewer$key
  readonly label: string
  /** Address of the current page. */
  readonly path: string
}

export const ListSelector = memo(function ListSelector({ viewer, label, path }: ListSelectorProps) {
  const navigate = useNavigate()
  const { watchLists, portfolios } = useFragment(
    graphql`
      fragment ListSelector_viewer on Viewer {
        watchLists {
          listId
          name
          kind
        }
        portfolios {
          portfolioId
          name
        }
      }
    `,
    viewer,
  )
  const lists = ORDER.map((kind) => (watchLists ?? []).filter((list) => list.kind === kind))
  const groups = [
    ...lists.map((group) => group.map(({ listId, name }) => ({ name, to: pathTo('List', { id: listId }) }))),
    (portfolios ?? []).map(({ portfolioId, name }) => ({ name, to: pathTo('Portfolio', { id: portfolioId }) })),
  ]
  const entries = groups.flatMap((places, group) =>
    places.map(({ name, to }, place) => ({
      id: to,
      label: name,
      isApart: place === 0 && groups.slice(0, group).some(({ length }) => length > 0),
      icon: to === path ? <Check aria-hidden="true" /> : <Box as="span" w="4" />,
      onSelect: () => void navigate(to),
    })),
  )
  return (
    <MenuButton label={label} entries={entries}>
      <Grid
        as="span"
        placeItems="center"
        w="8"
        h="8"
        borderRadius="control"
        _hover={{ bg: 'bg.sunken' }}
        css={{ '& svg': { w: '5', h: '5' } }}
      >
        <ChevronDown aria-hidden="true" />
      </Grid>
    </MenuButton>
  )
})
