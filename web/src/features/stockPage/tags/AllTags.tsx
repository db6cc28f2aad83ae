import { useIntl } from 'react-intl'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { TagChip } from '../../market/stock/TagChip.tsx'
import type { TagGroupValues } from './TagFacets.tsx'
import { useTagNames } from '../../market/stock/useTagNames.ts'

interface AllTagsProps {
  readonly groups: readonly TagGroupValues[]
  /** True if tags are selected, but no stock has them all. */
  readonly hasSearch: boolean
  readonly onChoose: (tag: Tag) => void
}

export function AllTags({ groups, hasSearch, onChoose }: AllTagsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTagNames()
  return (
    <div>
      <Card me={{ md: 'var(--dialog-edge)' }} p="8">
        <EmptyState sentence={formatMessage({ id: hasSearch ? 'tags.none' : 'tags.begin' })} />
      </Card>
      {groups.map(({ name, values }) => (
        <Box as="section" key={name} mt="6" me={{ md: 'var(--dialog-edge)' }} aria-label={nameOf(name)}>
          <Heading as="h3" mb="2" textStyle="h3">
            {nameOf(name)}
          </Heading>
          <Flex wrap="wrap" gap="2">
            {values.map((value) => (
              <TagChip key={value} tag={{ name, value }} onChoose={onChoose} />
            ))}
          </Flex>
        </Box>
      ))}
    </div>
  )
}
