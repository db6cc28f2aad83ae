import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'

interface PanelBoundaryProps {
  /** A sentence: what could not be loaded. */
  readonly title: string
  readonly children: ReactNode
}

/** Keeps the failure of a panel in its own box; a new try asks for what came with the page. */
export function PanelBoundary({ title, children }: PanelBoundaryProps) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  return (
    <FailureBoundary
      fallback={(retry) => (
        <PanelFailure
          title={title}
          text={formatMessage({ id: 'failure.panelText' })}
          onRetry={async () => {
            await reload()
            retry()
          }}
        />
      )}
    >
      {children}
    </FailureBoundary>
  )
}
