import { useEffect, useState, type ReactNode } from 'react'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './PanelFailure.module.css'

const TRIES_WITHOUT_PAUSE = 3
const PAUSE_SECONDS = 30

interface PanelFailureProps {
  /** A sentence: what could not be loaded. */
  readonly title: string
  readonly text: ReactNode
  readonly onRetry: () => Promise<void> | void
}

/** A failed panel in the box of its data. After three failed tries the next one is possible in half a minute. */
export function PanelFailure({ title, text, onRetry }: PanelFailureProps) {
  const { formatMessage } = useIntl()
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function retry() {
    setIsBusy(true)
    setTries(tries + 1)
    await onRetry()
    setIsBusy(false)
    if (tries + 1 >= TRIES_WITHOUT_PAUSE) setSeconds(PAUSE_SECONDS)
  }

  return (
    <div className={styles['panel']} role="alert">
      <CircleAlert className={styles['icon']} aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['text']}>{text}</p>
      </div>
      <Button isBusy={isBusy} isDisabled={seconds > 0} onClick={() => void retry()}>
        <RotateCw aria-hidden="true" />
        {seconds > 0 ? formatMessage({ id: 'failure.retryIn' }, { seconds }) : formatMessage({ id: 'failure.retry' })}
      </Button>
    </div>
  )
}
