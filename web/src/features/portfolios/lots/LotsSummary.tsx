import { useIntl } from 'react-intl'
import { ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { useHoldingExplanations } from '../figures/useHoldingExplanations.ts'
import styles from './LotsSummary.module.css'

/** What the lots have gained in three views: realized, unrealized, together; one bar shows their shares. */
export function LotsSummary({ held }: { held: HeldStock }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useHoldingExplanations()(held)
  const { stock, statistics } = held
  const { realizedProfit, soldShareCount, shareCount, averageBuyPrice, purchaseCost } = statistics
  const unrealized = statistics.unrealizedProfit
  const together = statistics.totalProfit
  const money = (value: Decimal) => format.money(value.toString(), stock.currency)
  const signed = (value: Decimal) => format.signedMoney(value.toString(), stock.currency)
  const percent = (value: Decimal | null) => (value ? `, ${format.signedPercent(value.toString(), 1)}` : '')
  const unknown = <span className={styles['unknown']}>{formatMessage({ id: 'portfolio.noPrice' })}</span>
  return (
    <>
      <dl className={styles['views']}>
        <div className={styles['view']}>
          <dt data-part="realized">{formatMessage({ id: 'portfolio.realized' })}</dt>
          <dd data-direction={directionOf(realizedProfit)}>
            <Figure name="realized" value={realizedProfit} explain={explain.realized}>
              {signed(realizedProfit)}
            </Figure>
          </dd>
          <dd className={styles['note']} data-amount>
            {formatMessage({ id: 'lot.sold' }, { count: soldShareCount.toNumber() })}
            {soldShareCount.gt(ZERO) && percent(statistics.realizedPercentage)}
          </dd>
        </div>
        <div className={styles['view']}>
          <dt data-part="unrealized">{formatMessage({ id: 'portfolio.unrealized' })}</dt>
          <dd data-direction={unrealized ? directionOf(unrealized) : undefined}>
            {unrealized ? (
              <Figure name="unrealized" value={unrealized} explain={explain.unrealized}>
                {signed(unrealized)}
              </Figure>
            ) : (
              unknown
            )}
          </dd>
          <dd className={styles['note']} data-amount>
            {formatMessage({ id: 'lot.held' }, { count: shareCount.toNumber(), average: money(averageBuyPrice) })}
            {percent(statistics.unrealizedPercentage)}
          </dd>
        </div>
        <div className={styles['view']}>
          <dt>{formatMessage({ id: 'lot.together' })}</dt>
          <dd data-direction={together ? directionOf(together) : undefined}>
            {together ? (
              <Figure name="together" value={together} explain={explain.gain}>
                {signed(together)}
              </Figure>
            ) : (
              unknown
            )}
          </dd>
          <dd className={styles['note']} data-amount>
            {formatMessage({ id: 'lot.invested' }, { amount: money(purchaseCost) })}
            {percent(statistics.totalPercentage)}
          </dd>
        </div>
      </dl>
      <GainBar realized={realizedProfit} unrealized={unrealized ?? ZERO} />
    </>
  )
}

/** The sizes of both gains beside each other; a loss is hatched. The figures above say the same. */
function GainBar({ realized, unrealized }: { realized: Decimal; unrealized: Decimal }) {
  const size = (value: Decimal) => Math.abs(value.toNumber())
  if (size(realized) + size(unrealized) === 0) return null
  return (
    <div className={styles['bar']} aria-hidden="true">
      {(
        [
          ['realized', realized],
          ['unrealized', unrealized],
        ] as const
      ).map(
        ([part, value]) =>
          size(value) > 0 && (
            <span
              key={part}
              data-part={part}
              data-loss={value.lt(ZERO) || undefined}
              style={{ flexGrow: size(value) }}
            />
          ),
      )}
    </div>
  )
}
