import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'
import styles from './Sparkline.module.css'

const SIZE = { width: 288, height: 96 } as const

/** The last month of a price as a small line over a flat area: decoration beside the figures. */
export function Sparkline({ prices }: { prices: readonly number[] }) {
  const [first = 0] = prices
  const last = prices.at(-1) ?? first
  const line = sparklinePath(prices, SIZE.width, SIZE.height)
  return (
    <svg
      className={styles['sparkline']}
      data-direction={last > first ? 'up' : last < first ? 'down' : 'flat'}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {line && (
        <>
          <path className={styles['area']} d={`${line}V${SIZE.height}H0Z`} />
          <path className={styles['line']} d={line} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  )
}
