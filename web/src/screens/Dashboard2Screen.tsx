import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { Dashboard2ScreenQuery } from '../__generated__/Dashboard2ScreenQuery.graphql.ts'
import { FailureBoundary } from '../features/failure/FailureBoundary.tsx'
import { PanelFailure } from '../features/failure/PanelFailure.tsx'
import { useReload } from '../features/failure/useReload.ts'
import { SearchButton } from '../features/search/SearchButton.tsx'
import { Board } from '../features/watchList/Board.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Dashboard2Screen.module.css'

export const query = graphql`
  query Dashboard2ScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...Board_query
  }
`

/** The dashboard in one column at any width, in the order of a phone. */
export function Dashboard2Screen({ data }: { data: Dashboard2ScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  return (
    <div className={styles['column']}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'title.Dashboard2' })}</h1>
      </VisuallyHidden>
      <SearchButton isLarge />
      <FailureBoundary
        resetKey={data}
        fallback={(retry) => (
          <PanelFailure
            title={formatMessage({ id: 'dashboard.listsFailed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={() => reload().then(retry)}
          />
        )}
      >
        <Board query={data} isStacked />
      </FailureBoundary>
    </div>
  )
}
