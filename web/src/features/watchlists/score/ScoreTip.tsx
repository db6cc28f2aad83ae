import { Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ScoreTip.module.css'

const ScoreDetails = lazyWithMessages(['scoreDetails'], async () => (await import('./ScoreDetails.tsx')).ScoreDetails, {
  isTip: true,
})

interface ScoreTipProps {
  readonly entry: WatchedEntry
  readonly children: ReactNode
}

/** Explains the score on hover, focus and tap. Buy lists only. */
export function ScoreTip({ entry, children }: ScoreTipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (entry.kind !== 'buy') return children

  const close = () => setIsOpen(false)
  // A press also focuses; only keyboard focus opens the tip here.
  const focus = ({ target }: FocusEvent) => setIsOpen(target.matches(':focus-visible'))
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setIsOpen(true)
      }}
      // On a touchscreen every press fires this event: the tip stays open until the next press.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') close()
      }}
    >
      <button
        className={styles['badge']}
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setIsOpen((before) => !before)}
        onFocus={focus}
        onBlur={close}
        onKeyDown={leave}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ScoreDetails id={id} entry={entry} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
