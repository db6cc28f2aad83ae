import { Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OwnObjective } from './ownObjective.ts'
import styles from './ObjectivesDialog.module.css'

interface ObjectiveCardProps {
  readonly objective: OwnObjective
  readonly onChange: (held: HeldStock) => void
}

/** What is aimed at for a stock, what there is of it, and how far that is. */
export function ObjectiveCard({ objective: { stock, progression, held }, onChange }: ObjectiveCardProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { kind, target, value, percentageOfProgression, actualPercentage } = progression
  const write = (amount: Decimal) => {
    if (kind === 'totalTargetedShareCount')
      return formatMessage({ id: 'overview.shares' }, { count: amount.toNumber() })
    if (kind === 'percentageOfTotalInvestmentValue') return format.percent(amount.toString(), 1)
    return format.money(amount.toString(), stock.currency)
  }
  const progress = percentageOfProgression && format.percent(percentageOfProgression.toString(), 1)
  const filled = Math.min(100, percentageOfProgression?.toNumber() ?? 0)
  return (
    <li className={styles['card']} data-progress={percentageOfProgression?.toString()}>
      <div className={styles['head']}>
        <h3 className={styles['symbol']}>
          <Link to={pathTo('Stock', { id: stock.stockId })}>{stock.symbol}</Link>
        </h3>
        <span className={styles['name']}>{stock.companyName}</span>
        {held && (
          <IconButton
            label={formatMessage({ id: 'overview.objective.edit' }, { symbol: stock.symbol })}
            variant="quiet"
            size="small"
            onClick={() => onChange(held)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p className={styles['kind']}>{formatMessage({ id: `overview.objective.${kind}` })}</p>
      <p className={styles['figures']}>
        <strong data-amount>{value ? write(value) : '–'}</strong>{' '}
        <span data-amount>{formatMessage({ id: 'overview.objective.of' }, { target: write(target) })}</span>
      </p>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={formatMessage({ id: 'overview.objective.progress' }, { symbol: stock.symbol })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={progress ?? formatMessage({ id: 'overview.objective.unknown' })}
      >
        <span className={styles['fill']} style={{ width: `${filled}%` }} data-reached={filled === 100 || undefined} />
      </div>
      <p className={styles['note']}>
        <strong>{progress ?? '–'}</strong>
        {actualPercentage && (
          <span>
            {formatMessage(
              { id: 'overview.objective.share' },
              { percent: format.percent(actualPercentage.toString(), 1) },
            )}
          </span>
        )}
      </p>
    </li>
  )
}
