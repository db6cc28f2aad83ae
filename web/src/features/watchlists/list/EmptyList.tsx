import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ListHeading } from './ListHeading.tsx'
import type { ListTask } from '../model/listTask.ts'
import styles from './EmptyList.module.css'

const GHOST_ROWS = 3

interface EmptyListProps {
  readonly name: string
  readonly kind: ListKind
  readonly selector: ReactNode
  readonly actions: ReactNode
  readonly onAsk: (task: ListTask) => void
}

/** A list without stocks: what to do, in the place of the table, over the shape of the rows to come. */
export function EmptyList({ name, kind, selector, actions, onAsk }: EmptyListProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ListHeading name={name} kind={kind} entries={[]} filter="" matches={0} selector={selector} actions={actions} />
      <div className={styles['box']}>
        <EmptyState
          sentence={formatMessage({ id: 'list.empty' })}
          action={
            <Button variant="primary" onClick={() => onAsk({ kind: 'add' })}>
              <Plus aria-hidden="true" />
              {formatMessage({ id: 'list.addFirst' })}
            </Button>
          }
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
