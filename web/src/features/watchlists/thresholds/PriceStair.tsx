import { useIntl } from 'react-intl'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { EntryStock } from './entryStock.ts'
import { stairShape } from './stairShape.ts'
import { ThresholdRow } from './ThresholdRow.tsx'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './PriceStair.module.css'

interface PriceStairProps {
  readonly form: ThresholdForm
  readonly stock: EntryStock | null
  /** `dialog` has plain colour marks, `column` has treads, `small` has lower treads. */
  readonly size: 'dialog' | 'column' | 'small'
}

export function PriceStair({ form, stock, size }: PriceStairProps) {
  const parts = stairShape(form.kind, form.reading.thresholds, decimalOrNull(stock?.lastPrice))
  const outOfOrder = form.reading.order?.keys ?? []
  // In a dialog, the plot next to the fields shows the price.
  const hasLine = size !== 'dialog'
  return (
    <div className={styles['stair']} data-size={size} data-kind={form.kind}>
      {parts.map((part) =>
        'level' in part ? (
          <div key={part.key} className={styles['part']}>
            <ThresholdRow
              form={form}
              row={hasLine ? part : { ...part, line: null }}
              currency={stock?.currency ?? null}
              isOutOfOrder={outOfOrder.includes(part.key)}
            />
            {hasLine && part.line && stock && <PriceLine stock={stock} side={part.line} />}
          </div>
        ) : (
          hasLine && (
            <div key={part.key} className={styles['gap']} data-gap={part.key} data-line={part.hasLine || undefined}>
              {part.hasLine && stock && <PriceLine stock={stock} side="middle" />}
            </div>
          )
        ),
      )}
    </div>
  )
}

function PriceLine({ stock, side }: { stock: EntryStock; side: 'above' | 'below' | 'middle' }) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  if (stock.lastPrice == null) return null
  return (
    <div className={styles['line']} data-side={side}>
      <span className={styles['tag']}>
        {formatMessage({ id: 'entry.price' }, { price: money(stock.lastPrice, stock.currency) })}
      </span>
    </div>
  )
}
