import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import styles from './Figure.module.css'

/** Popover next to a figure that explains its computation. */
export interface HowFrame {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

interface FigureProps {
  /** Exact value. */
  readonly value: Decimal
  /** Formatted value. May include a second figure, such as a percent. */
  readonly children: ReactNode
  readonly how: (frame: HowFrame) => ReactNode
  /** True if the figure is reached by its table's arrow keys instead of its own tab stop. */
  readonly isInRow?: boolean
  /** Identifies the figure in tests. */
  readonly name: string
}

/** Computed figure. A click explains its computation with its own numbers. */
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
