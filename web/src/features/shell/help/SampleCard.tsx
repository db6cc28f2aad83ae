import { useIntl } from 'react-intl'
import { badgeLevelOf, scoreText } from '@palier/domain/watchlists/score'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { MoneyText } from '../../../ui/figures/MoneyText.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { ThresholdCell } from '../../../ui/figures/ThresholdCell.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { helpSample } from './helpSample.ts'
import styles from './Help.module.css'

/** A stock as a list shows it, its four parts numbered for the legend. */
export function SampleCard() {
  const { formatMessage } = useIntl()
  const { money, price, signedPercent, percent } = useFormatters()
  const { symbol, companyName, score, states, changePercent } = helpSample
  const level = formatMessage({ id: `score.level.${badgeLevelOf(score)}` })
  const fall = percent(changePercent.replace('-', ''))
  return (
    <figure className={styles['sample']} aria-label={formatMessage({ id: 'help.sample' })}>
      <div className={styles['line']}>
        <span className={styles['who']}>
          <Mark number={1} />
          <strong>{symbol}</strong> <span className={styles['quiet']}>{companyName}</span>
        </span>
        <span className={styles['who']}>
          <Mark number={2} />
          <ScoreBadge score={score} label={formatMessage({ id: 'score.label' }, { score: scoreText(score), level })} />
        </span>
      </div>
      <div className={styles['line']}>
        <span className={styles['who']}>
          <Mark number={3} />
          <strong>
            <MoneyText text={money(helpSample.price.toString(), 'CAD')} />
          </strong>
          <ChangeText
            direction="down"
            text={signedPercent(changePercent)}
            screenReaderText={formatMessage({ id: 'change.downPercent' }, { percent: fall })}
          />
        </span>
      </div>
      <div className={styles['steps']}>
        <Mark number={4} />
        {states.map((state) => (
          <div key={state.key} className={styles['step']}>
            <span className={styles['stepName']}>{formatMessage({ id: `list.threshold.buy.${state.key}` })}</span>
            <ThresholdCell
              kind="buy"
              thresholdKey={state.key}
              state={state.state}
              text={state.price ? price(state.price.toString()) : '–'}
              {...(state.state === 'crossed' && { screenReaderText: formatMessage({ id: 'list.threshold.crossed' }) })}
            />
          </div>
        ))}
      </div>
    </figure>
  )
}

/** The number that the legend takes up again. */
export function Mark({ number }: { number: number }) {
  return <span className={styles['mark']}>{number}</span>
}
