import { useIntl } from 'react-intl'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { ADMIN_ICONS, ADMIN_TABS, type AdminTab } from './adminTabs.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Link } from '../../../ui/text/Link.ts'

interface AdminTabsProps {
  readonly current: AdminTab
  readonly hasTests: boolean
}

/** Phones show the icons without labels. */
export function AdminTabs({ current, hasTests }: AdminTabsProps) {
  const { formatMessage } = useIntl()
  return (
    <Box
      as="nav"
      position="sticky"
      top={{ base: 'var(--palier-bar)', md: 'calc(var(--palier-bar) + 1rem)' }}
      display={{ base: 'flex', md: 'grid' }}
      alignSelf="start"
      mx={{ base: 'calc(-1 * var(--palier-gutter))', md: '-3' }}
      mdDown={{
        zIndex: '1',
        py: '2',
        px: 'calc(var(--palier-gutter) - 0.5rem)',
        overflowX: 'auto',
        borderBottomWidth: '1px',
        borderBottomColor: 'border',
        bg: 'bg',
      }}
      smDown={{ justifyContent: 'space-between' }}
      aria-label={formatMessage({ id: 'administration.tabs' })}
    >
      {ADMIN_TABS.filter((tab) => tab !== 'tests' || hasTests).map((tab) => {
        const Icon = ADMIN_ICONS[tab]
        const label = formatMessage({ id: `administration.tab.${tab}` })
        return (
          <Link
            key={tab}
            display="flex"
            alignItems="center"
            gap={{ base: '2', md: '3' }}
            h="10"
            px="3"
            borderRadius="control"
            color="fg.muted"
            fontWeight="medium"
            _hover={{ color: 'fg' }}
            mdDown={{ flex: 'none' }}
            smDown={{ justifyContent: 'center', boxSize: '11', p: '0' }}
            css={{
              '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
              '& svg': { flex: 'none', boxSize: '4', smDown: { boxSize: '5' } },
            }}
            to={`${pathTo('Admin')}?tab=${tab}`}
            replace
            title={label}
            aria-current={tab === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            <Box
              as="span"
              smDown={{ position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
            >
              {label}
            </Box>
          </Link>
        )
      })}
    </Box>
  )
}
