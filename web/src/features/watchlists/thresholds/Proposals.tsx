import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { Proposal } from '@palier/domain/watchlists/proposals'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { EntryStock } from './entryStock.ts'
import type { StockFigures } from './useStockFigures.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './Proposals.module.css'

interface ProposalsProps {
  readonly form: ThresholdForm
  readonly stock: EntryStock
  readonly figures: StockFigures
  readonly proposals: readonly Proposal[]
}

export function Proposals({ form, stock, figures, proposals }: ProposalsProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const group = useId()
  const moneyOrNothing = (figure: string | null | undefined) => (figure ? money(figure, stock.currency) : '')
  const { kind } = form
  if ((kind !== 'buy' && kind !== 'sell') || proposals.length === 0) return null
  const texts = {
    high: moneyOrNothing(stock.yearHigh),
    low: moneyOrNothing(stock.yearLow),
    forecast: moneyOrNothing(figures.forecast),
  }
  return (
    <fieldset className={styles['proposals']}>
      <legend className={styles['label']}>{formatMessage({ id: `entry.proposals.${kind}` })}</legend>
      <div className={styles['tiles']}>
        {proposals.map(({ name, thresholds }) => (
          <label key={name} className={styles['tile']}>
            <input
              className={styles['radio']}
              type="radio"
              name={group}
              checked={areSameThresholds(form.reading.thresholds, thresholds)}
              onChange={() => form.fill(thresholds)}
            />
            <span className={styles['name']}>{formatMessage({ id: `entry.proposal.${kind}.${name}` })}</span>{' '}
            <span className={styles['text']}>
              {formatMessage({ id: `entry.proposal.${kind}.${name}.text` }, texts)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
