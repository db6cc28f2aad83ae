import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { now } from '../../device/clock.ts'
import { useIsHydrated } from '../../device/prerendered/useIsHydrated.ts'
import { documentTitle } from '../../device/document.ts'
import { keepPaper } from '../../device/paper.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import styles from './Shell.module.css'

/** Print header with user and date. The print footer has the title, a disclaimer and page numbers. */
export function PaperHead({ isSimulated }: { isSimulated: boolean }) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const { user } = useStorage()
  const isHydrated = useIsHydrated()
  const foot = useEffectEvent(() => ({
    left: documentTitle(),
    middle: formatMessage({ id: isSimulated ? 'footer.simulated' : 'footer.advice' }),
    page: [formatMessage({ id: 'paper.page' }), formatMessage({ id: 'paper.of' })] as const,
  }))
  useEffect(() => keepPaper(() => foot()), [])
  return (
    <div className={styles['paperHead']} aria-hidden="true">
      <Wordmark />
      {isHydrated && (
        <span>{formatMessage({ id: 'paper.made' }, { date: date(now()), name: user.read()?.fullname || 'none' })}</span>
      )}
    </div>
  )
}
