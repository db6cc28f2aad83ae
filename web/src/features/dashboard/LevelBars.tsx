import { useIntl } from 'react-intl'
import type { LevelCount } from '@palier/domain/watchlists/ranking'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { isReached } from './levelParts.ts'
import styles from './LevelBars.module.css'

/** Number of bars that fit on the narrowest card. With more stocks, fewer bars leave room for a count. */
const MOST = 17
const BEFORE_NUMBER = 14

interface LevelBarsProps {
  readonly kind: ListKind
  readonly levels: readonly LevelCount[]
}

/** Hidden from assistive technology: LevelSentence carries the same information. */
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
