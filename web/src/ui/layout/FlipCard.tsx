import type { ReactNode } from 'react'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  readonly isFlipped: boolean
  readonly front: ReactNode
  /** Drawn while it is turned up; the focus is its own affair. */
  readonly back: ReactNode
}

/** A card with two sides, of which one can be reached. */
export function FlipCard({ isFlipped, front, back }: FlipCardProps) {
  return (
    <div className={styles['card']} data-flipped={isFlipped || undefined}>
      <div className={styles['turning']}>
        <div className={styles['front']} inert={isFlipped}>
          {front}
        </div>
        <div className={styles['back']} inert={!isFlipped}>
          {isFlipped && back}
        </div>
      </div>
    </div>
  )
}
