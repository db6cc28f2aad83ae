import { useIntl } from 'react-intl'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { TagChip } from '../../market/stock/TagChip.tsx'
import type { TagGroupValues } from './TagFacets.tsx'
import { useTagNames } from '../../market/stock/useTagNames.ts'
import styles from './TagSearch.module.css'

interface AllTagsProps {
  readonly groups: readonly TagGroupValues[]
  /** Something was searched and nothing found. */
  readonly hasSearch: boolean
  readonly onChoose: (tag: Tag) => void
}

/** Nothing was found: all tags, by concept, to begin another search. */
export function AllTags({ groups, hasSearch, onChoose }: AllTagsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTagNames()
  return (
    <div>
      <div className={styles['empty']}>
        <EmptyState sentence={formatMessage({ id: hasSearch ? 'tags.none' : 'tags.begin' })} />
      </div>
      {groups.map(({ name, values }) => (
        <section key={name} className={styles['allOf']} aria-label={nameOf(name)}>
          <h3 className={styles['allName']}>{nameOf(name)}</h3>
          <div className={styles['allValues']}>
            {values.map((value) => (
              <TagChip key={value} tag={{ name, value }} onChoose={onChoose} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
