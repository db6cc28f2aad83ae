import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import styles from './HowItWorks.module.css'

/** Example data of the pictures, which are hidden from screen readers. */
const PRICES = { t200: 142, t400: 135, t600: 129.5, t800: 122 } as const
const STEPS = Object.entries(PRICES).map(([key, price], index) => ({
  key: key as keyof typeof PRICES,
  price,
  level: 4 - index,
}))
const ROWS = [
  { symbol: 'BCE', score: 1005, price: 30.84, lit: 4 },
  { symbol: 'CNR', score: 788, price: 128.36, lit: 3 },
  { symbol: 'ENB', score: 706, price: 58.94, lit: 2 },
  { symbol: 'RY', score: 424, price: 176.42, lit: 1 },
] as const
const TREAD = 30

export function HowItWorks() {
  const { formatMessage } = useIntl()
  return (
    <section className={styles['how']} id="how" aria-labelledby="how-title">
      <h2 className={styles['title']} id="how-title">
        {formatMessage({ id: 'welcome.how' })}
      </h2>
      <ol className={styles['steps']}>
        <Step number={1} title="welcome.how.set" text="welcome.how.set.text" picture={<FourPrices />} />
        <Step number={2} title="welcome.how.follow" text="welcome.how.follow.text" picture={<Rows />} />
        <Step number={3} title="welcome.how.alert" text="welcome.how.alert.text" picture={<Alerts />} />
      </ol>
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly title: MessageId
  readonly text: MessageId
  readonly picture: ReactNode
}

function Step({ number, title, text, picture }: StepProps) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles['step']}>
      <div className={styles['picture']} aria-hidden="true">
        {picture}
      </div>
      <h3 className={styles['name']}>
        <span className={styles['number']}>{number}</span> {formatMessage({ id: title })}
      </h3>
      <p className={styles['text']}>{formatMessage({ id: text })}</p>
    </li>
  )
}

function FourPrices() {
  const { formatMessage } = useIntl()
  const { price } = useFormatters()
  return STEPS.map(({ key, price: own, level }, index) => (
    <div key={key} className={styles['row']}>
      <span className={styles['tread']} data-level={level} style={{ width: `${12 + index * 10}%` }} />
      <span className={styles['label']}>{formatMessage({ id: thresholdName('buy', key) })}</span>
      <span className={styles['field']}>{price(own)}</span>
    </div>
  ))
}

function Rows() {
  const { price } = useFormatters()
  return ROWS.map(({ symbol, score, price: own, lit }) => (
    <div key={symbol} className={styles['line']}>
      <strong>{symbol}</strong>
      <ScoreBadge score={score} label="" />
      <strong className={styles['figure']}>{price(own)}</strong>
      <svg viewBox={`0 0 ${4 * TREAD} 28`} preserveAspectRatio="none" shapeRendering="crispEdges">
        {[1, 2, 3, 4].map((step) => (
          <rect
            key={step}
            className={styles['mark']}
            data-lit={step <= lit || undefined}
            x={(step - 1) * TREAD}
            y={28 - step * 7}
            width={TREAD}
            height={step * 7}
          />
        ))}
      </svg>
    </div>
  ))
}

function Alerts() {
  const { formatMessage } = useIntl()
  const { price } = useFormatters()
  return (
    <div className={styles['alerts']}>
      {ROWS.slice(0, 2).map(({ symbol, score }, index) => (
        <div key={symbol} className={styles['alert']}>
          <ScoreBadge score={score} label="" />
          <span>
            {formatMessage(
              { id: 'welcome.how.crossed' },
              {
                symbol,
                name: formatMessage({ id: thresholdName('buy', index === 0 ? 't800' : 't600') }),
                price: price(index === 0 ? 31 : PRICES.t600),
              },
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
