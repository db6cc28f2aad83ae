import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { countOf, includesTag, type Tag } from '../../market/stock/tagSearch.ts'
import { useTagNames } from '../../market/stock/useTagNames.ts'

/** Number of values a group shows before it is expanded. */
const SHOWN = 6

export interface TagGroupValues {
  readonly name: string
  readonly values: readonly string[]
}

interface TagFacetsProps {
  readonly groups: readonly TagGroupValues[]
  readonly searched: readonly Tag[]
  readonly found: readonly { readonly tags: readonly Tag[] }[]
  readonly onToggle: (tag: Tag) => void
}

/** Tags by group, selected ones first, then by number of stocks found. */
export function TagFacets({ groups, ...rest }: TagFacetsProps) {
  return (
    <Grid gap="6" w={{ base: 'full', md: '16.5rem' }} maxW="full">
      {groups.map((group) => (
        <FacetGroup key={group.name} group={group} {...rest} />
      ))}
    </Grid>
  )
}

interface FacetGroupProps extends Omit<TagFacetsProps, 'groups'> {
  readonly group: TagGroupValues
}

function FacetGroup({ group: { name, values }, searched, found, onToggle }: FacetGroupProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTagNames()
  const [isWhole, setIsWhole] = useState(false)
  const facets = values.map((value) => {
    const tag = { name, value }
    return { tag, isSearched: includesTag(searched, tag), count: countOf(tag, searched, found) }
  })
  const ordered = facets.toSorted(
    (one, other) => Number(other.isSearched) - Number(one.isSearched) || (other.count ?? 0) - (one.count ?? 0),
  )
  // Hides tags that would find nothing until the group is expanded.
  const shown = isWhole
    ? ordered
    : ordered.filter(({ isSearched, count }, index) => isSearched || (index < SHOWN && count !== 0))
  return (
    <Box as="fieldset" minW="0" css={{ '& > button': { mt: '2', ms: '-0.6875rem' } }}>
      <Text as="legend" w="full" pb="2" borderBottomWidth="1px" borderColor="rule" fontWeight="semibold">
        {nameOf(name)}
      </Text>
      {shown.map(({ tag, isSearched, count }) => (
        <Flex
          asChild
          key={tag.value}
          align="center"
          gap="3"
          minH={{ base: '11', md: '10' }}
          borderBottomWidth="1px"
          borderColor="border"
          color={count === 0 ? 'fg.muted' : undefined}
          cursor="pointer"
          css={{
            '&:has(:checked)': { fontWeight: 'medium' },
            '& input': { flex: 'none', w: '1.125rem', h: '1.125rem', accentColor: 'accent' },
          }}
        >
          <label data-none={count === 0 || undefined}>
            <input type="checkbox" checked={isSearched} onChange={() => onToggle(tag)} />
            <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
              {tag.value}
            </Text>
            {count !== null && (
              <Text as="span" textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
                {count}
              </Text>
            )}
          </label>
        </Flex>
      ))}
      {!isWhole && shown.length < values.length && (
        <Button variant="link" size="small" onClick={() => setIsWhole(true)}>
          {formatMessage({ id: 'tags.all' }, { count: values.length })}
        </Button>
      )}
    </Box>
  )
}
