import { Suspense, type ReactNode } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'

interface BoardPartProps {
  readonly height: string
  /** Replaces a part that failed; by default nothing, since another part reports it. */
  readonly failure?: ReactNode
  readonly children: ReactNode
}

/** A part with code of its own, in a place of its own size: nothing jumps when it comes, nothing falls when it fails. */
export function BoardPart({ height, failure, children }: BoardPartProps) {
  return (
    <FailureBoundary resetKey={children} fallback={() => failure ?? null}>
      <Suspense fallback={<div style={{ height }} />}>{children}</Suspense>
    </FailureBoundary>
  )
}
