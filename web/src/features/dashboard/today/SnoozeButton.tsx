import { Suspense, useState } from 'react'
import { Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { Postponed } from './usePostpone.ts'
import styles from './Today.module.css'

const SnoozeMenu = lazyWithMessages(['todayLater'], async () => (await import('./SnoozeMenu.tsx')).SnoozeMenu, {
  beside: ({ trigger }) => trigger,
})

interface SnoozeButtonProps {
  readonly what: Postponed
  readonly onPostponed: () => void
}

/** Clock that hides a row of Today for a while. Its menu loads at the first press. */
export function SnoozeButton({ what, onPostponed }: SnoozeButtonProps) {
  const { formatMessage } = useIntl()
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <BareButton
      type="button"
      aria-label={formatMessage({ id: 'today.later' }, { symbol: what.symbol })}
      aria-haspopup="menu"
      onClick={() => setIsWanted(true)}
    >
      <Clock size={16} aria-hidden="true" />
    </BareButton>
  )
  return (
    <span className={styles['later']}>
      {isWanted ? (
        <Suspense fallback={button}>
          <SnoozeMenu trigger={button} what={what} onPostponed={onPostponed} onClose={() => setIsWanted(false)} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  )
}
