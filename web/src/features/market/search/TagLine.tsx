import { Tag } from 'lucide-react'
import { Text } from '../../../ui/text/Text.ts'
import { useTagNames } from '../stock/useTagNames.ts'
import type { TagMatch } from './tagMatches.ts'

export function TagLine({ match: { tag, otherName } }: { match: TagMatch }) {
  const nameOf = useTagNames()
  return (
    <>
      <span>
        <Tag size={16} aria-hidden="true" />
      </span>
      <Text as="span" truncate>
        {otherName === null ? tag.value : `${tag.value} (${otherName})`}
      </Text>
      <Text as="span" textStyle="note" color="fg.muted" whiteSpace="nowrap">
        {nameOf(tag.name)}
      </Text>
      <span />
    </>
  )
}
