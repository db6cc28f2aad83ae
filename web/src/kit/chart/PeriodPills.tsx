import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './PeriodPills.module.css'

interface PeriodPillsProps<Period extends string> {
  /** Read by screen readers. */
  readonly label: string
  readonly pills: readonly { readonly period: Period; readonly short: string; readonly name: string }[]
  readonly value: Period
  readonly isPending?: boolean
  readonly onChange: (period: Period) => void
}

/** The periods that a chart can show, as a row of toggles. */
export function PeriodPills<Period extends string>({
  label,
  pills,
  value,
  isPending = false,
  onChange,
}: PeriodPillsProps<Period>) {
  return (
    <div className={styles['pills']} role="group" aria-label={label} aria-busy={isPending || undefined}>
      {pills.map(({ period, short, name }) => (
        <button
          key={period}
          className={styles['pill']}
          type="button"
          aria-pressed={period === value}
          onClick={() => onChange(period)}
        >
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
