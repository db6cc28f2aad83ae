import type { ReactElement, ReactNode } from 'react'
import { Check, CircleQuestionMark, LayoutDashboard, LogOut, Shield, User, UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import { CURRENCIES } from '@palier/domain/market/currency'
import { LANGUAGES } from '@palier/domain/kernel/language'
import type { ViewerMenuPanel_viewer$key } from '../../../__generated__/ViewerMenuPanel_viewer.graphql.ts'
import {
  MenuFrame,
  MenuItem,
  MenuItemGroupLabel,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuSeparator,
} from '../../../ui/buttons/MenuFrame.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useSetCurrency } from '../../../kit/session/useSetCurrency.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { useSetLanguage } from '../../../kit/session/useSetLanguage.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { UsagePanel } from '../../billing/usage/UsagePanel.tsx'

interface ViewerMenuPanelProps {
  readonly viewer: ViewerMenuPanel_viewer$key
  readonly trigger: ReactElement
  readonly onHelp: () => void
  readonly onSignOut: () => void
  /** Closes the dialog that reports a failed load. */
  readonly onClose?: () => void
}

/** Opens on mount, since the first click loads it. */
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
          ...ownUse_usage
        }
      }
    `,
    key,
  )
  const page = (name: 'Home' | 'MyAccount' | 'RegisterForm' | 'Admin', id: MessageId, icon: ReactNode) => (
    <MenuItem value={name} onClick={() => void navigate(pathTo(name))}>
      {icon}
      {formatMessage({ id })}
    </MenuItem>
  )
  return (
    <MenuFrame trigger={trigger} width="17rem">
      <Box py="2" px="0.625rem">
        <Text fontWeight="semibold" truncate>
          {fullName}
        </Text>
        <Text textStyle="note" color="fg.muted" truncate>
          {isGuest ? formatMessage({ id: 'shell.guest' }) : email}
        </Text>
      </Box>
      {!isGuest && (
        <Box px="0.625rem" pt="1" pb="2">
          <UsagePanel usage={usage} />
        </Box>
      )}
      <MenuSeparator />
      {page('Home', 'shell.dashboard', <LayoutDashboard aria-hidden="true" />)}
      {page('MyAccount', 'shell.myAccount', <User aria-hidden="true" />)}
      {isGuest && page('RegisterForm', 'shell.createAccount', <UserPlus aria-hidden="true" />)}
      {isAdmin && page('Admin', 'shell.admin', <Shield aria-hidden="true" />)}
      <MenuSeparator />
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
      <MenuSeparator />
      <MenuItem value="help" onClick={onHelp}>
        <CircleQuestionMark aria-hidden="true" />
        {formatMessage({ id: 'shell.help' })}
      </MenuItem>
      <MenuItem value="signOut" onClick={onSignOut}>
        <LogOut aria-hidden="true" />
        {formatMessage({ id: 'shell.signOut' })}
      </MenuItem>
    </MenuFrame>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <MenuRadioItemGroup
      display="flex"
      alignItems="center"
      ps="0.625rem"
      value={value ?? ''}
      onValueChange={({ value: chosen }) => {
        const option = options.find((one) => one.value === chosen)
        if (option && option.value !== value) onChoose(option.value)
      }}
    >
      <MenuItemGroupLabel flex="none" w="16">
        {label}
      </MenuItemGroupLabel>
      <Flex flex="1">
        {options.map((option) => (
          <MenuRadioItem
            key={option.value}
            value={option.value}
            flex="1"
            gap="1"
            py="1"
            px="0.375rem"
            textStyle="table"
          >
            <Flex flex="none" boxSize="0.875rem" css={{ '& svg': { boxSize: 'full', color: 'accent.fg' } }}>
              {option.value === value && <Check aria-hidden="true" />}
            </Flex>
            {option.label}
          </MenuRadioItem>
        ))}
      </Flex>
    </MenuRadioItemGroup>
  )
}
