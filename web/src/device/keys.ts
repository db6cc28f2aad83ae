import { useEffect, useEffectEvent } from 'react'

/** Calls back on every key of the page, where no field or dialog has taken it. */
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

/** Whether a key is being written somewhere: then it is a letter, never a command. */
export function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
