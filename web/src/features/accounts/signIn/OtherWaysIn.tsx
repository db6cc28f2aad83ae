import { Footprints } from 'lucide-react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { BlockingOverlay } from '../../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { useSignInAsGuest } from './useSignInAsGuest.ts'
import type { GoogleProof } from './GoogleButton.tsx'
import styles from './OtherWaysIn.module.css'

const GoogleButton = lazyWithMessages(['gate'], async () => (await import('./GoogleButton.tsx')).GoogleButton)

interface OtherWaysInProps {
  readonly googleClientId: string | null
  /** Under a long form the trial is a line. */
  readonly isCompact?: boolean
  /** Nobody on trial is offered another one. */
  readonly hasTrial?: boolean
  /** Google vouches for somebody whose account opens by its password only, until that links the two. */
  readonly onUnlinked?: (proof: GoogleProof) => void
}

/** The ways in without a password: Google where the site offers it, a trial account, and what accounts cost. */
export function OtherWaysIn({ googleClientId, isCompact = false, hasTrial = true, onUnlinked }: OtherWaysInProps) {
  const { formatMessage } = useIntl()
  const { signIn, prepare, isSigningIn } = useSignInAsGuest()
  return (
    <div className={styles['ways']} data-compact={isCompact || undefined}>
      {(!isCompact || googleClientId !== null) && (
        <p className={styles['or']}>
          <FormattedMessage id="gate.or" />
        </p>
      )}
      {googleClientId !== null && (
        <Suspense fallback={<span className={styles['place']} />}>
          <GoogleButton clientId={googleClientId} {...(onUnlinked && { onUnlinked })} />
        </Suspense>
      )}
      {!hasTrial ? null : isCompact ? (
        <p className={styles['note']}>
          <FormattedMessage id="gate.undecided" />{' '}
          <button className={styles['try']} type="button" onPointerEnter={prepare} onClick={() => void signIn()}>
            <FormattedMessage id="welcome.guest" />
          </button>
        </p>
      ) : (
        <>
          <Button
            size="large"
            className={styles['way']}
            isBusy={isSigningIn}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void signIn()}
          >
            <Footprints aria-hidden="true" />
            <FormattedMessage id="welcome.guest" />
          </Button>
          <p className={styles['note']}>
            <FormattedMessage id="gate.trial" />{' '}
            <Link to={pathTo('Subscription')}>
              <FormattedMessage id="gate.plans" />
            </Link>
          </p>
        </>
      )}
      {isSigningIn && <BlockingOverlay label={formatMessage({ id: 'welcome.opening' })} />}
    </div>
  )
}
