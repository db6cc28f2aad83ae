import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { now } from '../../../device/clock.ts'
import { useIsHydrated } from '../../../device/prerendered/useIsHydrated.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export const COOKIE_CONSENT_HOURS = 8760

const HOUR_MILLISECONDS = 3_600_000

/** Shown once a year. */
export function CookieNotice() {
  const { formatMessage } = useIntl()
  const { allowCookies } = useStorage()
  const [isAccepted, setIsAccepted] = useState(() => holds(allowCookies.read(), now()))
  const isHydrated = useIsHydrated()
  if (isAccepted || !isHydrated) return null

  function accept() {
    allowCookies.write(now().toISOString())
    setIsAccepted(true)
  }
  const link = (text: ReactNode) => <Link to={pathTo('CookiePolicy')}>{text}</Link>
  return (
    <HStack
      as="aside"
      position="fixed"
      right={{ base: '2', sm: '6' }}
      bottom={{
        base: 'calc(0.5rem + var(--palier-bottom-bar, 0px))',
        sm: 'calc(1.5rem + var(--palier-bottom-bar, 0px))',
      }}
      zIndex="snackbar"
      gap={{ base: '2', sm: '4' }}
      maxW="30rem"
      py={{ base: '2', sm: '3' }}
      px={{ base: '3', sm: '4' }}
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      bg="bg.card"
      textStyle={{ base: 'note', sm: 'table' }}
      smDown={{ left: '2' }}
      data-print-hidden
      data-cookie-notice
      aria-label={formatMessage({ id: 'cookies.label' })}
    >
      <Text>
        <FormattedMessage id="cookies.text" values={{ link }} />
      </Text>
      <Button size="small" onClick={accept}>
        <FormattedMessage id="cookies.accept" />
      </Button>
    </HStack>
  )
}

/** True if a consent given at this instant is still valid. */
function holds(acceptedAt: string | null, present: Date): boolean {
  return acceptedAt !== null && present.getTime() - Date.parse(acceptedAt) < COOKIE_CONSENT_HOURS * HOUR_MILLISECONDS
}
