import { Footprints } from 'lucide-react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { BlockingOverlay } from '../../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextButton } from '../../../ui/buttons/TextButton.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { useSignInAsGuest } from './useSignInAsGuest.ts'
import type { GoogleProof } from './GoogleButton.tsx'
import { Box, HStack, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const GoogleButton = lazyWithMessages(['gate'], async () => (await import('./GoogleButton.tsx')).GoogleButton)

interface OtherWaysInProps {
  readonly googleClientId: string | null
  /** Shows the trial as a text link, for use under a long form. */
  readonly isCompact?: boolean
  /** False during a trial. */
  readonly hasTrial?: boolean
  /** Called if the Google account matches a password account that is not linked to it. */
  readonly onUnlinked?: (proof: GoogleProof) => void
}

/** Sign-in without a password: Google if the site offers it, a trial account, and the prices. */
export function OtherWaysIn({ googleClientId, isCompact = false, hasTrial = true, onUnlinked }: OtherWaysInProps) {
  const { formatMessage } = useIntl()
  const { signIn, prepare, isSigningIn } = useSignInAsGuest()
  return (
    <Stack
      align="center"
      gap="0.625rem"
      css={{ '&[data-compact]': { alignItems: 'start', mt: '0.625rem' } }}
      data-compact={isCompact || undefined}
    >
      {(!isCompact || googleClientId !== null) && (
        <HStack
          as="p"
          gap="0.9375rem"
          alignSelf="stretch"
          mt="6"
          mb="0.875rem"
          color="fg.muted"
          textStyle="note"
          _before={{ flex: '1', h: '1px', bg: 'border.strong', content: "''" }}
          _after={{ flex: '1', h: '1px', bg: 'border.strong', content: "''" }}
        >
          <FormattedMessage id="gate.or" />
        </HStack>
      )}
      {googleClientId !== null && (
        <Suspense
          fallback={
            <Box as="span" w="25rem" maxW="full" h="11" css={{ '@media (max-width: 46.875rem)': { w: '18.75rem' } }} />
          }
        >
          <GoogleButton clientId={googleClientId} {...(onUnlinked && { onUnlinked })} />
        </Suspense>
      )}
      {!hasTrial ? null : isCompact ? (
        <Text
          mt="2"
          color="fg.muted"
          textStyle="note"
          css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' } }}
        >
          <FormattedMessage id="gate.undecided" />{' '}
          <TextButton fontWeight="inherit" onPointerEnter={prepare} onClick={() => void signIn()}>
            <FormattedMessage id="welcome.guest" />
          </TextButton>
        </Text>
      ) : (
        <>
          <Box asChild w="25rem" maxW="full" css={{ '@media (max-width: 46.875rem)': { w: '18.75rem' } }}>
            <Button
              size="large"
              isBusy={isSigningIn}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void signIn()}
            >
              <Footprints aria-hidden="true" />
              <FormattedMessage id="welcome.guest" />
            </Button>
          </Box>
          <Text
            mt="2"
            color="fg.muted"
            textStyle="note"
            css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' } }}
          >
            <FormattedMessage id="gate.trial" />{' '}
            <Link to={pathTo('Subscription')}>
              <FormattedMessage id="gate.plans" />
            </Link>
          </Text>
        </>
      )}
      {isSigningIn && <BlockingOverlay label={formatMessage({ id: 'welcome.opening' })} />}
    </Stack>
  )
}
