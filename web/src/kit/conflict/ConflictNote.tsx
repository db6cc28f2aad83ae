import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './ConflictNote.module.css'

interface ConflictNoteProps {
  /** What was saved elsewhere, and that saving again overwrites it. */
  readonly text: string
  readonly onTakeTheirs: () => void
}

/** Above a form whose subject has changed elsewhere: what is written stays, and both answers are offered. */
export function ConflictNote({ text, onTakeTheirs }: ConflictNoteProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['note']}>
      <p className={styles['text']} role="alert">
        {text}
      </p>
      <Button size="small" onClick={onTakeTheirs}>
        {formatMessage({ id: 'conflict.take' })}
      </Button>
    </div>
  )
}
