import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useId, type KeyboardEvent } from 'react'
import { Check, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { useIsMobile } from '../../../device/media.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { StairRow } from './stairShape.ts'
import { twoReadingsOf } from './twoReadings.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './PriceStair.module.css'

interface ThresholdRowProps {
  readonly form: ThresholdForm
  readonly row: StairRow
  readonly currency: Currency | null
  readonly isOutOfOrder: boolean
}

export function ThresholdRow({ form, row, currency, isOutOfOrder }: ThresholdRowProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const isMobile = useIsMobile()
  const id = useId()
  const { key } = row
  const error = form.errorOf(key)

  // Plus and minus are not part of a price: they nudge it.
  function move(event: KeyboardEvent) {
    if (event.key !== '+' && event.key !== '-') return
    event.preventDefault()
    form.nudge(key, event.key === '+' ? 1 : -1)
  }
  return (
    <div className={styles['row']} data-line={row.line} data-treads={row.treads}>
      <span className={styles['step']} data-level={row.level} data-empty={row.isEmpty || undefined} aria-hidden="true">
        {row.isCrossed && <span className={styles['full']} />}
      </span>
      <div className={styles['words']}>
        <label className={styles['name']} htmlFor={id}>
          {formatMessage({ id: thresholdName(form.kind, key) })}
        </label>
        <div id={`${id}-note`} className={styles['note']} data-invalid={error !== undefined || undefined}>
          {error ? (
            <>
              <CircleAlert aria-hidden="true" />
              <span>
                {formatMessage({ id: `EditorPanel.errors.${error}` }, { ...twoReadingsOf(form.texts[key], language) })}
              </span>
            </>
          ) : (
            <RowState row={row} isOptional={!form.required.includes(key)} />
          )}
        </div>
      </div>
      <div className={styles['box']} data-invalid={error !== undefined || isOutOfOrder || undefined}>
        <input
          ref={(element) => {
            if (element) form.fields.current.set(key, element)
            else form.fields.current.delete(key)
          }}
          id={id}
          className={styles['input']}
          type="text"
          inputMode={isMobile ? 'decimal' : 'text'}
          autoComplete="off"
          value={form.texts[key]}
          maxLength={NUMBER_MAXIMUM_LENGTH}
          required={form.required.includes(key)}
          aria-invalid={error !== undefined || isOutOfOrder || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.write(key, event.target.value)}
          onBlur={() => form.leave(key)}
          onKeyDown={move}
        />
        {currency && <span className={styles['currency']}>{currency}</span>}
      </div>
    </div>
  )
}

function RowState({ row, isOptional }: { row: StairRow; isOptional: boolean }) {
  const { formatMessage } = useIntl()
  const { signedPercent } = useFormatters()
  if (row.isCrossed) {
    return (
      <>
        <Check className={styles['check']} aria-hidden="true" />
        <span>{formatMessage({ id: 'list.threshold.crossed' })}</span>
      </>
    )
  }
  if (row.distance) return <span>{signedPercent(row.distance.times(100).toString(), 1)}</span>
  return isOptional && row.isEmpty ? <span>{formatMessage({ id: 'entry.optional' })}</span> : null
}
