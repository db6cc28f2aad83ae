import { Suspense, type ReactNode } from 'react'
import type { PreloadedQuery } from '../relay/hooks.ts'
import type { OperationType } from 'relay-runtime'
import { Box } from '../../ui/layout/boxes.ts'
import { FailureBoundary } from './FailureBoundary.tsx'
import { PanelFailure } from './PanelFailure.tsx'

export interface LoadedPanelProps<Query extends OperationType> {
  readonly reference: PreloadedQuery<Query> | null | undefined
  readonly failed: string
  readonly waiting: ReactNode
  readonly around?: (failure: ReactNode) => ReactNode
  readonly onRetry: () => void
  readonly children: (reference: PreloadedQuery<Query>) => ReactNode
}

export function LoadedPanel<Query extends OperationType>(props: LoadedPanelProps<Query>) {
  const { reference, failed, waiting, around = (failure) => failure, onRetry, children } = props
  return (
    <FailureBoundary resetKey={reference} fallback={() => around(<PanelFailure title={failed} onRetry={onRetry} />)}>
      <Suspense fallback={waiting}>
        {reference ? <Box animation="fade {durations.medium}">{children(reference)}</Box> : waiting}
      </Suspense>
    </FailureBoundary>
  )
}
