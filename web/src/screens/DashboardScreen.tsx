import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { DashboardScreenQuery } from '../__generated__/DashboardScreenQuery.graphql.ts'
import { FailureBoundary } from '../features/failure/FailureBoundary.tsx'
import { PanelFailure } from '../features/failure/PanelFailure.tsx'
import { useReload } from '../features/failure/useReload.ts'
import { Board } from '../features/watchList/Board.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './DashboardScreen.module.css'

export const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      ...useBoard_viewer
    }
  }
`

/** Home of somebody who is signed in: what the lists say today. */
export function DashboardScreen({ data: { viewer } }: { data: DashboardScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  return (
    <div className={styles['dashboard']}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'dashboard.title' })}</h1>
      </VisuallyHidden>
      <FailureBoundary
        resetKey={viewer}
        fallback={(retry) => (
          <PanelFailure
            title={formatMessage({ id: 'dashboard.listsFailed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={() => reload().then(retry)}
          />
        )}
      >
        {viewer && <Board viewer={viewer} />}
      </FailureBoundary>
    </div>
  )
}
