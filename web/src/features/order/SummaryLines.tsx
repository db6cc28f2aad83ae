import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LargeAmount } from '../planCards/PlanPrice.tsx'
import { useFormatters } from '../language/useFormatters.ts'
import styles from './SummaryLines.module.css'

const CENTS = 100
const GST = { percent: '5', decimals: 0 }
const QST = { percent: '9.975', decimals: 3 }

interface SummaryLinesProps {
  /** What is charged before taxes, with its name. */
  readonly base: { readonly label: ReactNode; readonly cents: number }
  readonly gstCents: number
  readonly qstCents: number
  readonly totalCents: number
}

/** What is charged today: the price, both taxes, the total. Amounts in cents. */
export function SummaryLines({ base, gstCents, qstCents, totalCents }: SummaryLinesProps) {
  const { formatMessage } = useIntl()
  const { money, percent } = useFormatters()
  const lines = [
    { label: base.label, cents: base.cents },
    { label: formatMessage({ id: 'order.gst' }, { rate: percent(GST.percent, GST.decimals) }), cents: gstCents },
    { label: formatMessage({ id: 'order.qst' }, { rate: percent(QST.percent, QST.decimals) }), cents: qstCents },
  ]
  const isNothing = totalCents === 0 && lines.every(({ cents }) => cents === 0)
  return (
    <dl className={styles['lines']} data-nothing={isNothing || undefined}>
      {!isNothing &&
        lines.map(({ label, cents }, index) => (
          <div key={index} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{money(cents / CENTS, 'CAD')}</dd>
          </div>
        ))}
      <div className={styles['total']}>
        <dt>{formatMessage({ id: 'order.total' })}</dt>
        <dd>
          <LargeAmount cents={totalCents} />
        </dd>
      </div>
    </dl>
  )
}
