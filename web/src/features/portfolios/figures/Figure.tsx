import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import styles from './Figure.module.css'

/** What says how a figure was computed stands beside it until it is closed. */
export interface HowFrame {
  /** The figure that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

interface FigureProps {
  /** What is shown, exactly. */
  readonly value: Decimal
  /** How it is written; it may hold a second figure, such as its percent. */
  readonly children: ReactNode
  /** Drawn when somebody wants to know. */
  readonly how: (frame: HowFrame) => ReactNode
  /** Reached by the arrow keys of its table instead of a stop of its own. */
  readonly isInRow?: boolean
  /** Which figure it is, for tests. */
  readonly name: string
}

/** A computed figure. A click shows how it was computed, with its own numbers. */
export function Figure({ value, children, how, isInRow = false, name }: FigureProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        className={styles['figure']}
        type="button"
        data-figure={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={isInRow ? -1 : undefined}
        onClick={() => setIsOpen((before) => !before)}
      >
        <data value={value.toString()}>{children}</data>
      </button>
      {isOpen && <Suspense>{how({ anchor, onClose: () => setIsOpen(false) })}</Suspense>}
    </>
  )
}
