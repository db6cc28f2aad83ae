import { Tag } from 'lucide-react'
import { useTagNames } from '../stock/useTagNames.ts'
import type { TagMatch } from './tagMatches.ts'
import styles from './MatchLine.module.css'

/** A tag in the results, beside the concept that it is of. */
export function TagLine({ match: { tag, otherName } }: { match: TagMatch }) {
  const nameOf = useTagNames()
  return (
    <>
      <span>
        <Tag size={16} aria-hidden="true" />
      </span>
      <span className={styles['company']}>{otherName === null ? tag.value : `${tag.value} (${otherName})`}</span>
      <span className={styles['place']}>{nameOf(tag.name)}</span>
      <span />
    </>
  )
}
