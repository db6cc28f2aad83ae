import { useState } from 'react'
import { Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { usePlanNames } from '../plans/planName.ts'
import styles from './LateNote.module.css'

interface LateNoteProps {
  readonly planName: string
  /** Waits once more. */
  readonly onCheck: () => Promise<void>
  readonly onClose: () => void
}

/** A payment that is not confirmed yet: it must not be paid twice. */
export function LateNote({ planName, onCheck, onClose }: LateNoteProps) {
  const { formatMessage } = useIntl()
  const { nameOf } = usePlanNames()
  const [isBusy, setIsBusy] = useState(false)
  async function check(): Promise<void> {
    setIsBusy(true)
    await onCheck()
    setIsBusy(false)
  }
  return (
    <section className={styles['late']}>
      <Clock className={styles['icon']} aria-hidden="true" />
      <h2 className={styles['title']}>{formatMessage({ id: 'order.late.title' })}</h2>
      <p className={styles['text']}>{formatMessage({ id: 'order.late.text' }, { plan: nameOf(planName) })}</p>
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => void check()}>
          {formatMessage({ id: 'order.late.check' })}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {formatMessage({ id: 'order.close' })}
        </Button>
      </div>
    </section>
  )
}
