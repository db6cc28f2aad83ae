import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { decimal } from '@palier/domain/decimal'
import type { ObjectiveCard_objective$key } from '../../__generated__/ObjectiveCard_objective.graphql.ts'
import { useFormatters } from '../language/useFormatters.ts'
import { Figure } from '../portfolio/Figure.tsx'
import { useObjectiveWords } from './useObjectiveWords.ts'
import styles from './ObjectiveCard.module.css'

/** How far a stock is from what its holder aims at. The words `portfolio` and `objective` are needed. */
export function ObjectiveCard({ objective: key }: { objective: ObjectiveCard_objective$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, kind, target, value, progressPercent, actualPercent, shareCount } = useFragment(
    graphql`
      fragment ObjectiveCard_objective on Objective {
        kind
        target
        value
        progressPercent
        actualPercent
        shareCount
        stock {
          symbol
          companyName
          currency
        }
      }
    `,
    key,
  )
  const { amountOf } = useObjectiveWords(stock.currency)
  const label = formatMessage({ id: 'objective.progress' }, { symbol: stock.symbol })
  const explain = () => ({
    title: label,
    rule: formatMessage({ id: `objective.rule.${kind}` }),
    lines: [
      { label: formatMessage({ id: 'objective.value' }), text: amountOf(kind, value), value },
      { label: formatMessage({ id: 'objective.target' }), text: amountOf(kind, target), value: target },
    ],
    results: [
      {
        label: formatMessage({ id: 'objective.share' }),
        text: format.percent(progressPercent),
        value: progressPercent,
      },
    ],
  })
  return (
    <article className={styles['card']}>
      <div className={styles['line']}>
        <p className={styles['name']}>
          <strong>{stock.symbol}</strong> {stock.companyName}
        </p>
        <span className={styles['percent']}>
          <Figure name="progress" value={decimal(progressPercent)} explain={explain}>
            {format.percent(progressPercent, 1)}
          </Figure>
        </span>
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.max(0, Math.round(Number(progressPercent))))}
        aria-valuetext={format.percent(progressPercent, 1)}
      >
        <span className={styles['fill']} style={{ width: `${Math.min(100, Math.max(0, Number(progressPercent)))}%` }} />
      </div>
      <p className={styles['note']}>
        {formatMessage({ id: 'objective.sentence' }, { value: amountOf(kind, value), target: amountOf(kind, target) })}
      </p>
      <p className={styles['note']}>
        {formatMessage(
          { id: 'objective.actual' },
          {
            shares: format.count(Number(shareCount)),
            count: Number(shareCount),
            percent: format.percent(actualPercent, 1),
          },
        )}
      </p>
    </article>
  )
}
