import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './DoneColumns.module.css'

interface DoneColumnsProps {
  readonly children: ReactNode
  /** What is open now; without it there is one column. */
  readonly aside?: ReactNode
  readonly onClose: () => void
}

/** The last step: what was done at the left, what is open now at the right, and the one way out. */
export function DoneColumns({ children, aside, onClose }: DoneColumnsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['columns']} data-single={aside == null || undefined}>
      <div className={styles['main']}>{children}</div>
      <div className={styles['side']}>
        {aside}
        <Button variant="primary" size="large" onClick={onClose}>
          {formatMessage({ id: 'order.close' })}
        </Button>
      </div>
    </div>
  )
}
