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
import { Box } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { RailScreen } from '../kernel/RailScreen.tsx'

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
    <RailScreen
      title={formatMessage({ id: 'title.Admin' })}
      rail={<AdminTabs current={tab} hasTests={hasTests} />}
      gap="5"
    >
      <Box as="section" minW="0" aria-labelledby={headingId}>
        <Heading
          id={headingId}
          position={{ base: 'static', sm: 'absolute' }}
          boxSize={{ base: 'auto', sm: '1px' }}
          overflow="hidden"
          clipPath={{ base: 'none', sm: 'inset(50%)' }}
          smDown={{ mb: '4', textStyle: 'dialogTitle' }}
        >
          {formatMessage({ id: `administration.tab.${tab}` })}
        </Heading>
        {parts[tab]}
      </Box>
    </RailScreen>
  )
}

export { AdminScreen as Screen }
