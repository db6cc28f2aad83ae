import { Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { SHIFT_PERCENTS } from './shiftPercents.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './QuickActions.module.css'

export function QuickActions({ form }: { form: ThresholdForm }) {
  const { formatMessage } = useIntl()
  const { signedPercent } = useFormatters()
  const label = formatMessage({ id: 'entry.shift' })
  const hasPrices = Object.values(form.reading.thresholds).some((price) => price !== null)
  return (
    <div>
      <div className={styles['head']}>
        <span className={styles['label']}>{label}</span>
        {form.undoMove && (
          <Button size="small" variant="link" onClick={form.undoMove}>
            <Undo2 aria-hidden="true" />
            {formatMessage({ id: 'entry.shift.undo' })}
          </Button>
        )}
      </div>
      <div className={styles['moves']} role="group" aria-label={label}>
        {SHIFT_PERCENTS.map((percent) => (
          <button
            key={percent}
            className={styles['move']}
            type="button"
            aria-label={signedPercent(percent, 0)}
            disabled={!hasPrices}
            onClick={() => form.shift(percent)}
          >
            {signedPercent(percent, 0).replace(/\s?%/u, '')}
          </button>
        ))}
      </div>
    </div>
  )
}
