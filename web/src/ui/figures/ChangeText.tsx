import type { Direction } from '@palier/domain/market/priceChange'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './ChangeText.module.css'

const arrows: Record<Direction, string> = { up: 'M4 1L8 7H0Z', down: 'M0 1H8L4 7Z', flat: 'M0 3H8V5H0Z' }

interface ChangeTextProps {
  readonly direction: Direction
  readonly text: string
  readonly detail?: string | undefined
  readonly screenReaderText: string
}

/** Shows an arrow too: never colour alone. */
export function ChangeText({ direction, text, detail, screenReaderText }: ChangeTextProps) {
  return (
    <span className={styles['change']} data-direction={direction}>
      <svg className={styles['arrow']} viewBox="0 0 8 8" fill="currentColor" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
      <span className={styles['words']} aria-hidden="true">
        <span>{text}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
      <VisuallyHidden>{screenReaderText}</VisuallyHidden>
    </span>
  )
}
