import { useEffect, useState } from 'react'

export const THRESHOLDS_PANEL_DELAY_MILLISECONDS = 200

/** Whether a panel is open: it opens by itself after a moment where it must be filled in, else when it is asked to. */
export function useOpening(opensByItself: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!opensByItself) return
    const timer = setTimeout(() => setIsOpen(true), THRESHOLDS_PANEL_DELAY_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [opensByItself])
  return [isOpen, setIsOpen]
}
