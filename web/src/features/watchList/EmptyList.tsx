import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/thresholds'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListHeading } from './ListHeading.tsx'
import styles from './EmptyList.module.css'

const GHOST_ROWS = 3

/** A list without stocks: what to do, in the place of the table, over the shape of the rows to come. */
export function EmptyList({ name, kind }: { name: string; kind: ListKind }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ListHeading name={name} kind={kind} entries={[]} filter="" matches={0} />
      <div className={styles['box']}>
        <EmptyState
          sentence={formatMessage({ id: 'list.empty' })}
          ghost={Array.from({ length: GHOST_ROWS }, (_, index) => (
            <div key={index} className={styles['row']}>
              <span className={styles['badge']} />
              <span className={styles['words']} />
              <span className={styles['price']} />
            </div>
          ))}
        />
      </div>
    </>
  )
}
