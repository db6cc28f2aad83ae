import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { CURRENCIES } from '@palier/domain/market/currency'
import type { SettingsPart_viewer$key } from '../../../__generated__/SettingsPart_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useColorMode } from '../../../ui/layout/ColorModeContext.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useSetCurrency } from '../../../kit/session/useSetCurrency.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { LanguageSwitch } from '../../../kit/session/LanguageSwitch.tsx'
import { AccountPart, AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx'
import { useSetCrossingDigest } from './useSetCrossingDigest.ts'

const MAILS = ['DAILY', 'AT_ONCE'] as const
const THEMES = ['system', 'light', 'dark'] as const

const ScoreBasisDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('../../watchlists/score/ScoreBasisDialog.tsx')).ScoreBasisDialog,
)

/** Saves each change at once. Appearance is stored on the device, the rest in the account. */
export function SettingsPart({ viewer: key, children }: { viewer: SettingsPart_viewer$key; children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const { choice, choose } = useColorMode()
  const setCurrency = useSetCurrency()
  const [isBasisOpen, setIsBasisOpen] = useState(false)
  const setDigest = useSetCrossingDigest()
  const { isGuest, preferences } = useFragment(
    graphql`
      fragment SettingsPart_viewer on Viewer @throwOnFieldError {
        isGuest
        preferences {
          currency
          buyListScoreBasis
          isCrossingDigestOn
          crossingMail
        }
      }
    `,
    key,
  )
  const basis = preferences.buyListScoreBasis
  const crossingMail = preferences.crossingMail === 'AT_ONCE' ? 'AT_ONCE' : 'DAILY'
  return (
    <AccountPart
      id="settings"
      title={formatMessage({ id: 'account.settings' })}
      text={formatMessage({ id: 'account.settings.text' })}
    >
      <AccountRow label={formatMessage({ id: 'shell.language' })}>
        <LanguageSwitch isSignedIn />
      </AccountRow>
      <AccountRow
        label={formatMessage({ id: 'account.currency' })}
        hint={formatMessage({ id: 'account.currency.text' })}
      >
        <Segmented
          label={formatMessage({ id: 'account.currency' })}
          segments={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
          value={preferences.currency}
          onChange={(currency) => void setCurrency(currency)}
        />
      </AccountRow>
      <AccountRow label={formatMessage({ id: 'account.theme' })} hint={formatMessage({ id: 'account.device' })}>
        <Segmented
          label={formatMessage({ id: 'account.theme' })}
          segments={THEMES.map((value) => ({ value, label: formatMessage({ id: `account.theme.${value}` }) }))}
          value={choice.theme}
          onChange={(theme) => choose({ ...choice, theme })}
        />
      </AccountRow>
      <AccountRow label={formatMessage({ id: 'account.scheme' })} hint={formatMessage({ id: 'account.scheme.text' })}>
        <ColorSchemeChoice />
      </AccountRow>
      <AccountRow
        label={formatMessage({ id: 'account.scoreBasis' })}
        hint={formatMessage({ id: `account.scoreBasis.${basis}` })}
      >
        <Button onClick={() => setIsBasisOpen(true)}>{formatMessage({ id: 'account.scoreBasis.open' })}</Button>
      </AccountRow>
      {!isGuest && (
        <AccountRow
          label={formatMessage({ id: 'account.digest' })}
          hint={formatMessage({ id: `account.digest.text.${crossingMail}` })}
        >
          <Flex align="center" gap="4">
            {preferences.isCrossingDigestOn && (
              <Segmented
                label={formatMessage({ id: 'account.digest.when' })}
                segments={MAILS.map((value) => ({
                  value,
                  label: formatMessage({ id: `account.digest.when.${value}` }),
                }))}
                value={crossingMail}
                onChange={(when) => void setDigest(true, when)}
              />
            )}
            <Switch
              label={formatMessage({ id: 'account.digest' })}
              isOn={preferences.isCrossingDigestOn}
              onChange={(isOn) => void setDigest(isOn)}
            />
          </Flex>
        </AccountRow>
      )}
      {children}
      {isBasisOpen && (
        <Suspense>
          <ScoreBasisDialog basis={basis} onClose={() => setIsBasisOpen(false)} />
        </Suspense>
      )}
    </AccountPart>
  )
}
