import { CreditCard, IdCard, KeyRound, SlidersHorizontal, User } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useVisibleElement } from '../../../device/visible.ts'
import styles from './AccountRail.module.css'

const PARTS = ['account', 'settings', 'billing', 'tokens', 'details'] as const
const TOKENLESS_PARTS = ['account', 'settings', 'billing', 'details'] as const
const GUEST_PARTS = ['account', 'settings', 'details'] as const
const ICONS = { account: User, settings: SlidersHorizontal, billing: CreditCard, tokens: KeyRound, details: IdCard }

interface AccountRailProps {
  readonly isGuest: boolean
  /** Whether the server gives tokens to this person's own scripts. */
  readonly hasTokens: boolean
}

/** The sections of the page; the one being read is marked. */
export function AccountRail({ isGuest, hasTokens }: AccountRailProps) {
  const { formatMessage } = useIntl()
  const parts = isGuest ? GUEST_PARTS : hasTokens ? PARTS : TOKENLESS_PARTS
  const current = useVisibleElement<(typeof PARTS)[number]>(parts)
  return (
    <nav className={styles['rail']} aria-label={formatMessage({ id: 'account.sections' })}>
      {parts.map((part) => {
        const Icon = ICONS[part]
        return (
          <Link
            key={part}
            className={styles['item']}
            to={`#${part}`}
            replace
            aria-current={part === current ? 'location' : undefined}
          >
            <Icon aria-hidden="true" />
            {formatMessage({ id: part === 'tokens' ? 'apiTokens.title' : `account.${part}` })}
          </Link>
        )
      })}
    </nav>
  )
}
