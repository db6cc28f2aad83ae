import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { AdminScreenQuery } from '../__generated__/AdminScreenQuery.graphql.ts'
import { AdminTabs } from '../features/administration/AdminTabs.tsx'
import { adminTabOf } from '../features/administration/adminTabs.ts'
import { AuditTab } from '../features/administration/AuditTab.tsx'
import { CommentsTab } from '../features/administration/CommentsTab.tsx'
import { InvitationsTab } from '../features/administration/InvitationsTab.tsx'
import { MaintenanceTab } from '../features/administration/MaintenanceTab.tsx'
import { TestsTab } from '../features/administration/TestsTab.tsx'
import { UsageTab } from '../features/administration/UsageTab.tsx'
import { UsersTab } from '../features/administration/UsersTab.tsx'
import styles from './AdminScreen.module.css'

export const query = graphql`
  query AdminScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      admin {
        hasTests
        invitationPlans
      }
    }
  }
`

/** What an administrator looks after, a part at a time; the address says which. */
export function AdminScreen({ data: { viewer } }: { data: AdminScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const headingId = useId()
  const hasTests = viewer?.admin?.hasTests ?? false
  const tab = adminTabOf(search.get('tab'), { hasTests })
  const parts = {
    users: <UsersTab />,
    invitations: <InvitationsTab plans={viewer?.admin?.invitationPlans ?? []} />,
    comments: <CommentsTab />,
    usage: <UsageTab />,
    maintenance: <MaintenanceTab />,
    audit: <AuditTab />,
    tests: <TestsTab />,
  }
  return (
    <div className={styles['page']}>
      <div className={styles['side']}>
        <h1 className={styles['title']}>{formatMessage({ id: 'title.Admin' })}</h1>
        <AdminTabs current={tab} hasTests={hasTests} />
      </div>
      <section className={styles['part']} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles['heading']}>
          {formatMessage({ id: `administration.tab.${tab}` })}
        </h2>
        {parts[tab]}
      </section>
    </div>
  )
}
