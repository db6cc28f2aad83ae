import { useState } from 'react'
import type { ListKind, ThresholdKey, ThresholdState } from '@palier/domain/watchlists/thresholds'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './ThresholdCell.module.css'

const buySteps = { t200: '1', t400: '2', t600: '3', t800: '4' } as const
const sellSteps = { t200: 'lowLimit', t400: 'lowTrigger', t600: 'highTrigger', t800: '4' } as const

interface ThresholdCellProps {
  readonly kind: ListKind
  readonly thresholdKey: ThresholdKey
  readonly state: ThresholdState['state']
  readonly text: string
  readonly distanceText?: string | undefined
  /** Progress toward the next threshold, 0 to 1. Null on sell lists, and if the price is stale or the score pending. */
  readonly ledge?: number | null | undefined
  readonly screenReaderText?: string | undefined
}

/** Content of a `<td>` without padding. */
export function ThresholdCell(props: ThresholdCellProps) {
  const { kind, thresholdKey, state, text, distanceText, ledge, screenReaderText } = props
  return (
    <div
      className={styles['cell']}
      data-state={state}
      data-step={kind === 'sell' ? sellSteps[thresholdKey] : buySteps[thresholdKey]}
    >
      <Step isCrossed={state === 'crossed'} />
      {state === 'next' && ledge != null && (
        <span className={styles['ledge']} style={{ transform: `scaleX(${Math.round(ledge * 100) / 100})` }} />
      )}
      <span className={styles['number']}>{text}</span>
      {state === 'next' && distanceText && <span className={styles['distance']}>{distanceText}</span>}
      {screenReaderText && <VisuallyHidden>{screenReaderText}</VisuallyHidden>}
    </div>
  )
}

/** Animates only if the price crosses while mounted, never on first paint. */
function Step({ isCrossed }: { isCrossed: boolean }) {
  const [history, setHistory] = useState({ isCrossed, isRising: false })
  if (history.isCrossed !== isCrossed) setHistory({ isCrossed, isRising: isCrossed })
  if (!isCrossed) return null
  return <span className={history.isRising ? `${styles['step']} ${styles['rising']}` : styles['step']} />
}
