import { createContext, useContext } from 'react'

export type PaletteScope = 'all' | 'lists' | 'portfolios'

export const PaletteContext = createContext<((scope: PaletteScope) => void) | null>(null)

/** Throws outside a `PaletteProvider`, that is, if signed out. */
export function usePalette(): (scope: PaletteScope) => void {
  const open = useContext(PaletteContext)
  if (!open) throw new Error('usePalette needs a PaletteProvider')
  return open
}
