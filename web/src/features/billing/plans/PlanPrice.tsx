import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { centsOf } from './centsOf.ts'
import type { OfferedPlan } from './offeredPlan.ts'
import styles from './PlanPrice.module.css'

const CENTS = 100

/** An amount in cents with its cents and currency set small. */
export function LargeAmount({ cents, currency = 'CAD' }: { cents: number; currency?: OfferedPlan['currency'] }) {
  const { moneyParts } = useFormatters()
  return (
    <span className={styles['amount']}>
      {moneyParts(cents / CENTS, currency).map(({ text, isQuiet }, index) => (
        <span key={index} className={isQuiet ? styles['quiet'] : undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}

/** The price of a plan, as an amount or as "free", and its period. */
export function PlanPrice({ plan: { price, currency } }: { plan: Pick<OfferedPlan, 'price' | 'currency'> }) {
  const { formatMessage } = useIntl()
  const isFree = Number(price) === 0
  return (
    <p className={styles['price']}>
      {isFree ? (
        <span className={styles['amount']}>{formatMessage({ id: 'order.free' })}</span>
      ) : (
        <LargeAmount cents={centsOf(price)} currency={currency} />
      )}
      <span className={styles['note']}>{formatMessage({ id: isFree ? 'order.free.note' : 'order.price.note' })}</span>
    </p>
  )
}
