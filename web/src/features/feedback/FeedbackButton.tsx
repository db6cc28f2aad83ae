import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './Feedback.module.css'

const loadPanel = () => import('./FeedbackPanel.tsx')
const FeedbackPanel = lazy(async () => ({ default: (await loadPanel()).FeedbackPanel }))

/** The way to say what one thinks, at the edge of every page. */
export function FeedbackButton() {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        className={styles['open']}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage({ id: 'feedback.open' })}
      </button>
      {isOpen && (
        <Suspense>
          <FeedbackPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
