import { useIntl } from 'react-intl'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import styles from './Failure.module.css'

export function ScreenFailure({ onRetried }: { onRetried: () => void }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  return (
    <div className={styles['box']}>
      <PanelFailure
        title={formatMessage({ id: 'failure.title' })}
        text={formatMessage({ id: 'failure.text' })}
        onRetry={() => reload().then(onRetried)}
      />
    </div>
  )
}
