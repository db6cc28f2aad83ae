import { CreditCard, IdCard, KeyRound, SlidersHorizontal, User } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useVisibleElement } from '../../../device/visible.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Link } from '../../../ui/text/Link.ts'

const PARTS = ['account', 'settings', 'billing', 'tokens', 'details'] as const
const TOKENLESS_PARTS = ['account', 'settings', 'billing', 'details'] as const
const GUEST_PARTS = ['account', 'settings', 'details'] as const
const ICONS = { account: User, settings: SlidersHorizontal, billing: CreditCard, tokens: KeyRound, details: IdCard }

interface AccountRailProps {
  readonly isGuest: boolean
  /** True if the server issues API tokens. */
  readonly hasTokens: boolean
}

export function AccountRail({ isGuest, hasTokens }: AccountRailProps) {
  const { formatMessage } = useIntl()
  const parts = isGuest ? GUEST_PARTS : hasTokens ? PARTS : TOKENLESS_PARTS
  const current = useVisibleElement<(typeof PARTS)[number]>(parts)
  return (
    <Box
      as="nav"
      position="sticky"
      top={{ base: 'var(--palier-bar)', md: 'calc(var(--palier-bar) + 1rem)' }}
      display={{ base: 'flex', md: 'grid' }}
      mx={{ base: 'calc(-1 * var(--palier-gutter))', md: '-3' }}
      mdDown={{
        zIndex: '1',
        py: '0.375rem',
        px: 'calc(var(--palier-gutter) - 0.5rem)',
        overflowX: 'auto',
        borderBottomWidth: '1px',
        borderBottomColor: 'border',
        bg: 'bg',
      }}
      aria-label={formatMessage({ id: 'account.sections' })}
    >
      {parts.map((part) => {
        const Icon = ICONS[part]
        return (
          <Link
            key={part}
            display="flex"
            alignItems="center"
            gap={{ base: '2', md: '3' }}
            h={{ base: '11', md: '10' }}
            px={{ base: '2', md: '3' }}
            borderRadius="control"
            color="fg.muted"
            fontWeight="medium"
            _hover={{ color: 'fg' }}
            mdDown={{ flex: 'none' }}
            css={{
              '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
              '& svg': { flex: 'none', boxSize: '4' },
            }}
            to={`#${part}`}
            replace
            aria-current={part === current ? 'location' : undefined}
          >
            <Icon aria-hidden="true" />
            {formatMessage({ id: part === 'tokens' ? 'apiTokens.title' : `account.${part}` })}
          </Link>
        )
      })}
    </Box>
  )
}
