import { useEffect, useState } from 'react'

const TYPING_MILLISECONDS = 300

/** Debounced `text`. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
