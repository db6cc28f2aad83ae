import { createContext, useContext } from 'react'

export interface Notice {
  readonly text: string
  /** It reports something that was not done or has ended: shown without a check mark. */
  readonly isBad?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const SnackbarContext = createContext<((notice: Notice) => void) | null>(null)

/** A function that shows a short notice. Throws outside a SnackbarProvider. */
export function useSnackbar(): (notice: Notice) => void {
  const show = useContext(SnackbarContext)
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider')
  return show
}
