import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { scoreDetailsOf, scoreText } from '@palier/domain/watchlists/score'
import { scoreFormulaOf } from '@palier/domain/watchlists/scoreFormula'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { useFormulaText } from './useFormulaText.ts'
import styles from './ScoreDetails.module.css'

const VARIABLES: ReadonlyMap<string, MessageId> = new Map([
  ['price', 'list.column.price'],
  ['t200', 'list.threshold.buy.t200'],
  ['t400', 'list.threshold.buy.t400'],
  ['t600', 'list.threshold.buy.t600'],
  ['t800', 'list.threshold.buy.t800'],
  ['oneYearLow', 'scoreDetails.low'],
  ['oneYearHigh', 'scoreDetails.high'],
])

interface ScoreDetailsProps {
  readonly id: string
  readonly entry: WatchedEntry
  /** The badge that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** What a score is made of: each part with its weight and the figures it uses, and the sum worked out. */
export function ScoreDetails({ id, entry, anchor, onClose }: ScoreDetailsProps) {
  const { formatMessage } = useIntl()
  const { price, percent } = useFormatters()
  const formulaText = useFormulaText()
  const { tip, place } = usePlace(anchor, onClose)
  const { kind, basis, thresholds, stock } = entry
  const low = decimalOrNull(stock.yearLow)
  const high = decimalOrNull(stock.yearHigh)
  const input = { kind, basis, thresholds, price: entry.lastPrice, range: low && high && { low, high } }
  const formula = formulaText(scoreFormulaOf(input), entry.score)
  // A card of a phone, and a table that scrolls sideways, would cut it off.
  return createPortal(
    <div ref={tip} id={id} className={styles['tip']} role="tooltip" style={place}>
      <div className={styles['card']}>
        <p className={styles['title']}>{formatMessage({ id: 'scoreDetails.title' }, { symbol: stock.symbol })}</p>
        {scoreDetailsOf(input).subScores.map(({ name, weighting, score, usedVariables }) => (
          <div key={name}>
            <p className={styles['part']}>
              <span>{formatMessage({ id: `scoreDetails.${name}` })}</span>
              <span className={styles['weight']}>
                {formatMessage({ id: 'scoreDetails.weight' }, { percent: percent(weighting * 100, 0) })}
              </span>
              <span className={styles['score']}>{scoreText(score)}</span>
            </p>
            <dl className={styles['variables']}>
              {Object.entries(usedVariables).map(([variable, value]) => {
                const label = VARIABLES.get(variable)
                return (
                  <div key={variable} className={styles['variable']}>
                    <dt>{label === undefined ? variable : formatMessage({ id: label })}</dt>
                    <dd>{price(value)}</dd>
                  </div>
                )
              })}
            </dl>
          </div>
        ))}
        {formula !== null && <p className={styles['formula']}>{formula}</p>}
      </div>
    </div>,
    document.querySelector('main') ?? document.body,
  )
}

const MARGIN = 8

/** Beside the badge, inside the window: below it, or above where there is more room. Scrolling lets it go. */
function usePlace(anchor: RefObject<HTMLElement | null>, onClose: () => void) {
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number }>({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const badge = anchor.current?.getBoundingClientRect()
    const own = tip.current?.getBoundingClientRect()
    if (!badge || !own) return
    const { clientWidth, clientHeight } = document.documentElement
    const fitsBelow = badge.bottom + own.height + MARGIN <= clientHeight
    const farthest = Math.max(MARGIN, clientWidth - own.width - MARGIN)
    setPlace({
      top: fitsBelow || badge.top < own.height ? badge.bottom : badge.top - own.height,
      left: Math.min(Math.max(MARGIN, badge.left), farthest),
    })
  }, [anchor])
  useEffect(() => {
    document.addEventListener('scroll', onClose, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', onClose, { capture: true })
  }, [onClose])
  return { tip, place }
}
