import { createContext, useContext } from 'react'

/** What a palette begins with: everything, or the lists or portfolios alone. */
export type PaletteScope = 'all' | 'lists' | 'portfolios'

export const PaletteContext = createContext<((scope: PaletteScope) => void) | null>(null)

/** A function that opens the palette. Throws where nobody is signed in. */
export function usePalette(): (scope: PaletteScope) => void {
  const open = useContext(PaletteContext)
  if (!open) throw new Error('usePalette needs a PaletteProvider')
  return open
}
