import { useIntl } from 'react-intl'
import type { LevelCount } from '@palier/domain/watchlists/ranking'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { isReached } from './levelParts.ts'
import styles from './LevelBars.module.css'

/** As many bars as the narrowest card has room for; of more stocks, fewer bars and their number. */
const MOST = 17
const BEFORE_NUMBER = 14

interface LevelBarsProps {
  readonly kind: ListKind
  readonly levels: readonly LevelCount[]
}

/** A bar for each stock of a list, as high as the level that it has reached. The sentence under it says the same. */
export function LevelBars({ kind, levels }: LevelBarsProps) {
  const { formatNumber } = useIntl()
  const total = levels.reduce((sum, { count }) => sum + count, 0)
  const shown = total > MOST ? BEFORE_NUMBER : total
  const bars = levels.flatMap(({ level, count }) => {
    return Array.from({ length: Math.min(count, shown) }, () => (isReached(kind, level) ? level : undefined))
  })
  return (
    <div className={styles['bars']} aria-hidden="true">
      {bars.slice(0, shown).map((level, place) => (
        <span key={place} className={styles['bar']} data-level={level} />
      ))}
      {total > shown && <span className={styles['more']}>+{formatNumber(total - shown)}</span>}
    </div>
  )
}
