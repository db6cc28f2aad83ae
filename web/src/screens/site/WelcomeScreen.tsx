import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { WelcomeScreenQuery } from '../../__generated__/WelcomeScreenQuery.graphql.ts'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useIsHydrated } from '../../device/prerendered/useIsHydrated.ts'
import { useSignInAsGuest } from '../../features/accounts/signIn/useSignInAsGuest.ts'
import { BlockingOverlay } from '../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FeatureCards } from './welcome/FeatureCards.tsx'
import { HowItWorks } from './welcome/HowItWorks.tsx'
import { StairDemo } from './welcome/StairDemo.tsx'
import { WaitingDemo } from './welcome/WaitingDemo.tsx'
import { WelcomePlans } from './welcome/WelcomePlans.tsx'
import styles from './WelcomeScreen.module.css'

export const query = graphql`
  query WelcomeScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    site {
      invitationRequired
      isMarketSimulated
    }
    showcase {
      ...StairDemo_showcase
    }
    plans {
      ...WelcomePlans_plans
    }
  }
`

export function WelcomeScreen({ data: { site, showcase, plans } }: { data: WelcomeScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  const kind = site.isMarketSimulated === false ? 'real' : 'simulated'
  const { signIn, prepare, isSigningIn } = useSignInAsGuest()
  const failure = (retry: () => void) => (
    <PanelFailure title={formatMessage({ id: 'welcome.showcase.failed' })} onRetry={() => reload().then(retry)} />
  )
  const isHydrated = useIsHydrated()
  const demo = showcase ? <StairDemo showcase={showcase} kind={kind} /> : failure(() => {})
  return (
    <>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['headline']}>
            <FormattedMessage id="welcome.headline" values={{ br: () => <br /> }} />
          </h1>
          <p className={styles['lead']}>{formatMessage({ id: 'welcome.lead' })}</p>
          <div className={styles['actions']}>
            <Button
              variant="primary"
              size="large"
              isBusy={isSigningIn}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void signIn()}
              data-needs-script=""
            >
              {formatMessage({ id: 'welcome.guest' })}
            </Button>
            <Button asChild size="large">
              <Link to={pathTo('Login')}>{formatMessage({ id: 'welcome.signIn' })}</Link>
            </Button>
          </div>
          <p className={styles['register']}>
            <span className={styles['question']}>{formatMessage({ id: 'welcome.noAccount' })} </span>
            <Link to={pathTo('RegisterForm')}>
              {formatMessage({ id: site.invitationRequired === false ? 'welcome.register' : 'welcome.invitation' })}
            </Link>
          </p>
        </div>
        <FailureBoundary resetKey={showcase} fallback={failure}>
          {isHydrated ? demo : <WaitingDemo kind={kind} />}
        </FailureBoundary>
      </div>
      <HowItWorks />
      <FeatureCards />
      {plans && <WelcomePlans plans={plans} />}
      <section className={styles['real']}>
        <h2 className={styles['realTitle']}>{formatMessage({ id: `welcome.${kind}` })}</h2>
        <p>{formatMessage({ id: `welcome.${kind}.text` })}</p>
      </section>
      {isSigningIn && <BlockingOverlay label={formatMessage({ id: 'welcome.opening' })} />}
    </>
  )
}

export { WelcomeScreen as Screen }
