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
  /** The formatted price; an en dash for an empty one. */
  readonly text: string
  /** The signed distance under the next price. */
  readonly distanceText?: string | undefined
  /** 0 to 1: the share of the way to the next price. None where the row is stale or computing, or on a sell list. */
  readonly ledge?: number | null | undefined
  /** The text for screen readers: "reached", or the distance. */
  readonly screenReaderText?: string | undefined
}

/** A threshold standing on its step: the contents of a `<td>` without padding. */
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

/** It rises when the price crosses before the reader's eyes, never on the first paint. */
function Step({ isCrossed }: { isCrossed: boolean }) {
  const [history, setHistory] = useState({ isCrossed, isRising: false })
  if (history.isCrossed !== isCrossed) setHistory({ isCrossed, isRising: isCrossed })
  if (!isCrossed) return null
  return <span className={history.isRising ? `${styles['step']} ${styles['rising']}` : styles['step']} />
}
