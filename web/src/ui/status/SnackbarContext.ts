import { createContext, useContext } from 'react'

export interface Notice {
  readonly text: string
  readonly isBad?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const SnackbarContext = createContext<((notice: Notice) => void) | null>(null)

export function useSnackbar(): (notice: Notice) => void {
  const show = useContext(SnackbarContext)
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider')
  return show
}
