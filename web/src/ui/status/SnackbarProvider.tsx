import { chakra } from '@chakra-ui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { Snackbar } from './Snackbar.tsx'
import { SnackbarContext, type Notice } from './SnackbarContext.ts'

const Place = chakra('div', {
  base: {
    position: 'fixed',
    left: { base: '4', sm: '6' },
    right: { base: '4', sm: 'auto' },
    bottom: { base: 'calc(1rem + var(--palier-bottom-bar, 0px))', sm: 'calc(1.5rem + var(--palier-bottom-bar, 0px))' },
    zIndex: 'snackbar',
  },
})

export const SNACKBAR_MILLISECONDS = 3000

// Users need more time to reach the action.
const WITH_ACTION_MILLISECONDS = 2 * SNACKBAR_MILLISECONDS

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; count: number } | null>(null)
  const show = useCallback((notice: Notice) => setShown((last) => ({ notice, count: (last?.count ?? 0) + 1 })), [])
  const close = useCallback(() => setShown(null), [])

  return (
    <SnackbarContext value={show}>
      {children}
      <Place role="status" aria-live="polite">
        {shown && (
          <Snackbar
            key={shown.count}
            notice={shown.notice}
            milliseconds={shown.notice.action ? WITH_ACTION_MILLISECONDS : SNACKBAR_MILLISECONDS}
            onClose={close}
          />
        )}
      </Place>
    </SnackbarContext>
  )
}
