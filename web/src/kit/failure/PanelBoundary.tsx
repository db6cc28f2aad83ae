import type { ReactNode } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'
import { PanelFailure } from './PanelFailure.tsx'
import { useReload } from './useReload.ts'

interface PanelBoundaryProps {
  readonly title: string
  readonly resetKey?: unknown
  readonly children: ReactNode
}

/** Limits a failure to its panel. A retry reloads the data of the page. */
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
