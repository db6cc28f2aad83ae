import { useEffect, useEffectEvent } from 'react'

/** Skips keys already handled, and input method composition. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const notify = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.isComposing) notify(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

export function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
