import { useIntl } from 'react-intl'
import { proposalsFor } from '@palier/domain/watchlists/proposals'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { readKnownPrices, type EntryStock } from './entryStock.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './Proposals.module.css'

interface ProposalsProps {
  readonly form: ThresholdForm
  readonly stock: EntryStock
}

/** Known figures that fill all four prices at once; pressing another replaces them, and each can be undone. */
export function Proposals({ form, stock }: ProposalsProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const moneyOrNothing = (figure: string | null | undefined) => (figure ? money(figure, stock.currency) : '')
  const { kind } = form
  const proposals = proposalsFor(kind, readKnownPrices(stock))
  if ((kind !== 'buy' && kind !== 'sell') || proposals.length === 0) return null
  const label = formatMessage({ id: 'entry.proposals' })
  const figures = { high: moneyOrNothing(stock.yearHigh), low: moneyOrNothing(stock.yearLow) }
  return (
    <div>
      <span className={styles['label']}>{label}</span>
      <div className={styles['tiles']} role="group" aria-label={label}>
        {proposals.map(({ name, thresholds }) => {
          const isFilled = areSameThresholds(form.reading.thresholds, thresholds)
          return (
            <button
              key={name}
              className={styles['tile']}
              type="button"
              aria-pressed={isFilled}
              onClick={() => isFilled || form.fill(thresholds)}
            >
              <span className={styles['name']}>{formatMessage({ id: `entry.proposal.${kind}.${name}` })}</span>{' '}
              <span className={styles['text']}>
                {formatMessage({ id: `entry.proposal.${kind}.${name}.text` }, figures)}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
