import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { countOf, includesTag, type Tag } from '../../market/stock/tagSearch.ts'
import { useTagNames } from '../../market/stock/useTagNames.ts'
import styles from './TagFacets.module.css'

/** As many as a group shows before somebody asks for all of them. */
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

/** All tags by concept: those that are searched first, then those of the stocks found. */
export function TagFacets({ groups, ...rest }: TagFacetsProps) {
  return (
    <div className={styles['facets']}>
      {groups.map((group) => (
        <FacetGroup key={group.name} group={group} {...rest} />
      ))}
    </div>
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
  const shown = isWhole ? ordered : ordered.filter(({ isSearched }, index) => isSearched || index < SHOWN)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['name']}>{nameOf(name)}</legend>
      {shown.map(({ tag, isSearched, count }) => (
        <label key={tag.value} className={styles['facet']} data-none={count === 0 || undefined}>
          <input className={styles['box']} type="checkbox" checked={isSearched} onChange={() => onToggle(tag)} />
          <span className={styles['value']}>{tag.value}</span>
          {count !== null && <span className={styles['count']}>{count}</span>}
        </label>
      ))}
      {!isWhole && shown.length < values.length && (
        <Button variant="link" size="small" onClick={() => setIsWhole(true)}>
          {formatMessage({ id: 'tags.all' }, { count: values.length })}
        </Button>
      )}
    </fieldset>
  )
}
