import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { ADMIN_ICONS, ADMIN_TABS, type AdminTab } from './adminTabs.ts'
import styles from './AdminTabs.module.css'

interface AdminTabsProps {
  readonly current: AdminTab
  readonly hasTests: boolean
}

/** The tabs of the administration: icons with labels, icons alone on a phone. Each has its own address. */
export function AdminTabs({ current, hasTests }: AdminTabsProps) {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles['tabs']} aria-label={formatMessage({ id: 'administration.tabs' })}>
      {ADMIN_TABS.filter((tab) => tab !== 'tests' || hasTests).map((tab) => {
        const Icon = ADMIN_ICONS[tab]
        const label = formatMessage({ id: `administration.tab.${tab}` })
        return (
          <Link
            key={tab}
            className={styles['tab']}
            to={`${pathTo('Admin')}?tab=${tab}`}
            replace
            title={label}
            aria-current={tab === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            <span className={styles['label']}>{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
