import { useId, type ReactNode, type Ref } from 'react'
import { ChevronDown, ChevronRight, CircleAlert, Info } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { EntryStock, ScoreRule } from './entryStock.ts'
import { QuickActions } from './QuickActions.tsx'
import { PriceStair } from './PriceStair.tsx'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './ThresholdsPanel.module.css'

interface ThresholdsPanelProps {
  readonly form: ThresholdForm
  readonly rule: ScoreRule
  readonly stock: EntryStock | null
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly toggleRef?: Ref<HTMLButtonElement>
  /** The score as it is and as it would be. */
  readonly score: ReactNode
}

/** The prices of an entry behind a title that opens and closes them. */
export function ThresholdsPanel({ form, rule, stock, isOpen, onToggle, toggleRef, score }: ThresholdsPanelProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <button
            ref={toggleRef}
            className={styles['toggle']}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(!isOpen)}
          >
            <Chevron aria-hidden="true" />
            {formatMessage({ id: `entry.prices.${rule.kind}` })}
          </button>
        </h3>
        {score}
      </div>
      <div id={id} className={styles['body']} hidden={!isOpen}>
        {isOpen && (
          <>
            <PriceStair form={form} stock={stock} size="dialog" />
            <QuickActions form={form} />
            <PricesNote form={form} rule={rule} />
          </>
        )}
      </div>
    </section>
  )
}

/** What is asked of the prices, or which two contradict each other. */
export function PricesNote({ form, rule }: { form: ThresholdForm; rule: ScoreRule }) {
  const { formatMessage } = useIntl()
  const [low, high] = form.reading.order?.keys ?? []
  if (low && high) {
    const names = {
      low: formatMessage({ id: thresholdName(rule.kind, low) }),
      high: formatMessage({ id: thresholdName(rule.kind, high) }),
    }
    return (
      <p className={styles['note']} role="alert" data-invalid>
        <CircleAlert aria-hidden="true" />
        <span>{formatMessage({ id: 'entry.order' }, names)}</span>
      </p>
    )
  }
  return (
    <p className={styles['note']}>
      <Info aria-hidden="true" />
      <span>{formatMessage({ id: hintOf(rule) })}</span>
    </p>
  )
}

function hintOf({ kind, basis }: ScoreRule): MessageId {
  if (kind !== 'buy') return `entry.hint.${kind}`
  if (basis.distribution.thresholds === 0) return 'entry.hint.range'
  return basis.fallbackStrategyName === 'none' ? 'entry.hint.buy' : 'entry.hint.either'
}
