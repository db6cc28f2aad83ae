import type { ReactElement, ReactNode } from 'react'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Check, CircleQuestionMark, LayoutDashboard, LogOut, Shield, User, UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { CURRENCIES } from '@palier/domain/market/currency'
import { LANGUAGES } from '@palier/domain/kernel/language'
import type { ViewerMenuPanel_viewer$key } from '../../../__generated__/ViewerMenuPanel_viewer.graphql.ts'
import { useSetCurrency } from '../../../kit/session/useSetCurrency.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { useSetLanguage } from '../../../kit/session/useSetLanguage.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { UsagePanel } from '../../billing/usage/UsagePanel.tsx'
import styles from './ViewerMenuPanel.module.css'

interface ViewerMenuPanelProps {
  readonly viewer: ViewerMenuPanel_viewer$key
  readonly trigger: ReactElement
  readonly onHelp: () => void
  readonly onSignOut: () => void
  /** Asked for where the menu could not come. */
  readonly onClose?: () => void
}

/** The working menu around its button; open from the start, since it is loaded by the first press. */
export function ViewerMenuPanel({ viewer: key, trigger, onHelp, onSignOut }: ViewerMenuPanelProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const setLanguage = useSetLanguage({ isSignedIn: true })
  const setCurrency = useSetCurrency()
  const { fullName, email, isAdmin, isGuest, preferences, usage } = useFragment(
    graphql`
      fragment ViewerMenuPanel_viewer on Viewer {
        fullName
        email
        isAdmin
        isGuest
        preferences {
          currency
        }
        usage {
          ...UsagePanel_usage
        }
      }
    `,
    key,
  )
  const page = (name: 'Home' | 'MyAccount' | 'RegisterForm' | 'Admin', id: MessageId, icon: ReactNode) => (
    <Menu.Item value={name} className={styles['item']} onClick={() => void navigate(pathTo(name))}>
      {icon}
      {formatMessage({ id })}
    </Menu.Item>
  )
  return (
    <Menu.Root defaultOpen unstyled positioning={{ placement: 'bottom-end', offset: { mainAxis: 6 } }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className={styles['content']}>
            <div className={styles['who']}>
              <p className={styles['name']}>{fullName}</p>
              <p className={styles['email']}>{isGuest ? formatMessage({ id: 'shell.guest' }) : email}</p>
            </div>
            {!isGuest && (
              <div className={styles['usage']}>
                <UsagePanel usage={usage} />
              </div>
            )}
            <Menu.Separator className={styles['line']} />
            {page('Home', 'shell.dashboard', <LayoutDashboard aria-hidden="true" />)}
            {page('MyAccount', 'shell.myAccount', <User aria-hidden="true" />)}
            {isGuest && page('RegisterForm', 'shell.createAccount', <UserPlus aria-hidden="true" />)}
            {isAdmin && page('Admin', 'shell.admin', <Shield aria-hidden="true" />)}
            <Menu.Separator className={styles['line']} />
            <Choice
              label={formatMessage({ id: 'shell.language' })}
              value={language}
              options={LANGUAGES.map((code) => ({ value: code, label: formatMessage({ id: `language.${code}` }) }))}
              onChoose={(code) => void setLanguage(code)}
            />
            <Choice
              label={formatMessage({ id: 'shell.currency' })}
              value={preferences?.currency ?? null}
              options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
              onChoose={(currency) => void setCurrency(currency)}
            />
            <Menu.Separator className={styles['line']} />
            <Menu.Item value="help" className={styles['item']} onClick={onHelp}>
              <CircleQuestionMark aria-hidden="true" />
              {formatMessage({ id: 'shell.help' })}
            </Menu.Item>
            <Menu.Item value="signOut" className={styles['item']} onClick={onSignOut}>
              <LogOut aria-hidden="true" />
              {formatMessage({ id: 'shell.signOut' })}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

/** One of a few, inside the menu. */
function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Menu.RadioItemGroup
      className={styles['choice']}
      value={value ?? ''}
      onValueChange={({ value: chosen }) => {
        const option = options.find((one) => one.value === chosen)
        if (option && option.value !== value) onChoose(option.value)
      }}
    >
      <Menu.ItemGroupLabel className={styles['label']}>{label}</Menu.ItemGroupLabel>
      <div className={styles['options']}>
        {options.map((option) => (
          <Menu.RadioItem key={option.value} value={option.value} className={styles['option']}>
            <span className={styles['check']}>{option.value === value && <Check aria-hidden="true" />}</span>
            {option.label}
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioItemGroup>
  )
}
