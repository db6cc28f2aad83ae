import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { Explanation } from './explanation.ts'
import styles from './Figure.module.css'

const HowComputed = lazyWithMessages(['portfolio'], async () => (await import('./HowComputed.tsx')).HowComputed)

interface FigureProps {
  /** What is shown, exactly. */
  readonly value: Decimal
  /** How it is written; it may hold a second figure, such as its percent. */
  readonly children: ReactNode
  /** Asked for when somebody wants to know. */
  readonly explain: () => Explanation
  /** Reached by the arrow keys of its table instead of a stop of its own. */
  readonly isInRow?: boolean
  /** Which figure it is, for tests. */
  readonly name: string
}

/** A computed figure. A click shows how it was computed, with its own numbers. */
export function Figure({ value, children, explain, isInRow = false, name }: FigureProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
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
      {isOpen && (
        <Suspense>
          <HowComputed explanation={explain()} anchor={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
