import type { ReactNode } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'
import { PanelFailure } from './PanelFailure.tsx'
import { useReload } from './useReload.ts'

interface PanelBoundaryProps {
  /** A sentence: what could not be loaded. */
  readonly title: string
  /** A change of it forgets the failure. */
  readonly resetKey?: unknown
  readonly children: ReactNode
}

/** Keeps the failure of a panel in its own box; a new try asks for what came with the page. */
export function PanelBoundary({ title, resetKey, children }: PanelBoundaryProps) {
  const reload = useReload()
  return (
    <FailureBoundary
      resetKey={resetKey}
      fallback={(retry) => <PanelFailure title={title} onRetry={() => reload().then(retry)} />}
    >
      {children}
    </FailureBoundary>
  )
}
