import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { ZERO } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { ObjectiveCard_objective$key } from '../../../__generated__/ObjectiveCard_objective.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Explanation } from '../figures/explanation.ts'
import { Figure } from '../figures/Figure.tsx'
import { readPresentObjective } from './presentObjective.ts'
import { useObjectiveLabels } from './useObjectiveLabels.ts'
import styles from './ObjectiveCard.module.css'

const CENTS = 2
const SHARE_PLACES = 6

/** How far a stock is from what its holder aims at, at the present price. The words `portfolio` and `objective` are needed. */
export function ObjectiveCard({ objective: key }: { objective: ObjectiveCard_objective$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const objective = useFragment(
    graphql`
      fragment ObjectiveCard_objective on Objective {
        ...presentObjective_objective
      }
    `,
    key,
  )
  const { kind, stock, shareCount, ...present } = readPresentObjective(objective)
  const target = present.target.toString()
  const value = present.value.toString()
  const progress = present.progress.toString()
  const share = present.share.toString()
  const filled = Math.min(100, Math.max(0, present.progress.toNumber()))
  const { amountOf } = useObjectiveLabels(stock.currency)
  const label = formatMessage({ id: 'objective.progress' }, { symbol: stock.symbol })
  const places = kind === 'SHARE_COUNT' ? SHARE_PLACES : CENTS
  const explain = (): Explanation => ({
    title: label,
    rule: formatMessage({ id: `objective.rule.${kind}` }),
    lines: [
      { label: formatMessage({ id: 'objective.value' }), text: amountOf(kind, value), value: present.value, places },
      { label: formatMessage({ id: 'objective.target' }), text: amountOf(kind, target), value: present.target, places },
    ],
    results: [
      {
        label: formatMessage({ id: 'objective.share' }),
        text: format.percent(progress),
        value: present.progress,
        places: CENTS,
      },
    ],
    compute: (reached = ZERO, aim = ZERO) => [percentageOf(reached, aim)],
  })
  return (
    <article className={styles['card']}>
      <div className={styles['line']}>
        <p className={styles['name']}>{formatMessage({ id: `objective.kind.${kind}` })}</p>
        <span className={styles['percent']}>
          <Figure name="progress" value={present.progress} explain={explain}>
            {format.percent(progress, 1)}
          </Figure>
        </span>
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled)}
        aria-valuetext={format.percent(progress, 1)}
      >
        <span className={styles['fill']} style={{ width: `${filled}%` }} />
      </div>
      <p className={styles['note']} data-amount>
        {formatMessage({ id: 'objective.sentence' }, { value: amountOf(kind, value), target: amountOf(kind, target) })}
      </p>
      <p className={styles['note']} data-amount>
        {formatMessage(
          { id: 'objective.actual' },
          {
            kind,
            shares: format.shares(shareCount.toString()),
            count: shareCount.toNumber(),
            percent: format.percent(share, 1),
          },
        )}
      </p>
    </article>
  )
}
