import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

const prices = ['176.42', '176.48', '176.39']
const scores = [424, 613, 788, 1005]

/** A price and a score that move at each press, and a stale price that does not. */
export function LiveSample({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  const [count, setCount] = useState(0)
  const price = prices[count % prices.length] ?? '0'
  const score = scores[count % scores.length] ?? 0
  return (
    <div className={styles['stack']}>
      <div className={styles['row']}>
        <div>
          <div className={styles['price']}>
            <LiveNumber value={price}>{formatters.price(price)}</LiveNumber>
          </div>
          <p className={styles['note']}>{texts.atRest}</p>
        </div>
        <div>
          <div className={styles['price']}>
            <LiveNumber value="113.2" stale>
              {formatters.price('113.2')}
            </LiveNumber>
          </div>
          <p className={styles['note']}>{texts.stale}</p>
        </div>
        <ScoreBadge score={score} label={`${texts.score} ${score}`} />
        <ScoreBadge score={score} label={`${texts.score} ${score}`} size="large" />
      </div>
      <Button size="small" onClick={() => setCount(count + 1)}>
        {texts.tick}
      </Button>
    </div>
  )
}
