import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { AdminScreenQuery } from '../../__generated__/AdminScreenQuery.graphql.ts'
import { AdminTabs } from '../../features/admin/tabs/AdminTabs.tsx'
import { adminTabOf } from '../../features/admin/tabs/adminTabs.ts'
import { AuditTab } from '../../features/admin/tabs/AuditTab.tsx'
import { CommentsTab } from '../../features/admin/tabs/CommentsTab.tsx'
import { InvitationsTab } from '../../features/admin/invitations/InvitationsTab.tsx'
import { MaintenanceTab } from '../../features/admin/tabs/MaintenanceTab.tsx'
import { TestsTab } from '../../features/admin/tabs/TestsTab.tsx'
import { UsageTab } from '../../features/admin/tabs/UsageTab.tsx'
import { UsersTab } from '../../features/admin/tabs/UsersTab.tsx'
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

/** The administration, one tab at a time; the address names it. */
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

export { AdminScreen as Screen }
