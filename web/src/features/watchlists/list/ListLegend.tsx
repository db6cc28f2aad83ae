import { memo } from 'react'
import { ClockAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { StairMark } from '../../../ui/layout/StairMark.tsx'
import styles from './ListLegend.module.css'

// Any price does: it shows how one is written.
const SAMPLE_PRICE = '122'

/** What the marks of the table mean, once a page. */
export const ListLegend = memo(function ListLegend({ kind }: { kind: ListKind }) {
  const { price } = useFormatters()
  return (
    <ul className={styles['legend']}>
      {kind !== 'others' && (
        <li>
          <StairMark height="0.75rem" />
          <FormattedMessage id={kind === 'sell' ? 'list.legend.stepSell' : 'list.legend.step'} />
        </li>
      )}
      <li>
        <span className={styles['next']} aria-hidden="true">
          {price(SAMPLE_PRICE)}
        </span>
        <FormattedMessage id="list.legend.next" />
      </li>
      <li>
        <ClockAlert className={styles['icon']} aria-hidden="true" />
        <FormattedMessage id="list.legend.stale" />
      </li>
    </ul>
  )
})
