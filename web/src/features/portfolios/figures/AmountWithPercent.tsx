import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Direction } from '@palier/domain/market/priceChange'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import styles from './AmountWithPercent.module.css'

const ARROWS = { up: 'M4 1L8 7H0Z', down: 'M0 1H8L4 7Z', flat: 'M0 3H8V5H0Z' } as const

interface AmountWithPercentProps {
  readonly amount: Decimal
  readonly percent: Decimal
  readonly direction: Direction
  readonly hasArrow?: boolean
}

/** Amount and percent of a change in one cell. The signs convey direction without color. */
export function AmountWithPercent({ amount, percent, direction, hasArrow = false }: AmountWithPercentProps) {
  const { signedPrice, signedPercent } = useFormatters()
  return (
    <span className={styles['change']} data-direction={direction}>
      {hasArrow && (
        <svg className={styles['arrow']} viewBox="0 0 8 8" fill="currentColor" aria-hidden="true">
          <path d={ARROWS[direction]} />
        </svg>
      )}
      <span className={styles['amount']}>{signedPrice(amount.toString())}</span>{' '}
      <span className={styles['percent']}>{signedPercent(percent.toString())}</span>
    </span>
  )
}
