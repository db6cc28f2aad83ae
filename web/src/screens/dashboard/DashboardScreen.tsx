import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { SearchButton } from '../../features/shell/palette/SearchButton.tsx'
import { Board } from '../../features/dashboard/Board.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './DashboardScreen.module.css'

export const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...Board_query
  }
`

/** Home of somebody who is signed in: what portfolios and lists say today. */
export function DashboardScreen({ data }: { data: DashboardScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  return (
    <div className={styles['dashboard']}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'dashboard.title' })}</h1>
      </VisuallyHidden>
      {isMobile && <SearchButton isLarge />}
      <Board query={data} />
    </div>
  )
}

export { DashboardScreen as Screen }
