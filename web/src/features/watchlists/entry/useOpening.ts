import { useEffect, useState } from 'react'

export const THRESHOLDS_PANEL_DELAY_MILLISECONDS = 200

/** Open state of a panel. With `opensByItself`, the panel opens after a short delay. */
export function useOpening(opensByItself: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!opensByItself) return
    const timer = setTimeout(() => setIsOpen(true), THRESHOLDS_PANEL_DELAY_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [opensByItself])
  return [isOpen, setIsOpen]
}
