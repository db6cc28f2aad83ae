import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { RegisterScreenQuery } from '../../__generated__/RegisterScreenQuery.graphql.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { InvitationRequestForm } from '../../features/accounts/registration/InvitationRequestForm.tsx'
import { OtherWaysIn } from '../../features/accounts/signIn/OtherWaysIn.tsx'
import { useFollowedInvitation } from '../../features/accounts/registration/useFollowedInvitation.ts'
import { readPlanOffer } from '../../features/billing/plans/planOffers.ts'
import { RegisterForm } from '../../features/accounts/registration/RegisterForm.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'

export const query = graphql`
  query RegisterScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
    viewer {
      isGuest
      ...RegisterForm_viewer
    }
    plans {
      ...planOffers_plan
    }
    site {
      invitationRequired
      googleClientId
    }
  }
`

/** Creates an account, or requests an invitation if one is required and missing. */
export function RegisterScreen({ data }: { data: RegisterScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const storage = useStorage()
  useFollowedInvitation()
  const isInvited = storage.inviteToken.read() !== null
  const mayRegister = isInvited || data.site.invitationRequired === false
  const signIn = (
    <>
      <FormattedMessage id={mayRegister ? 'gate.registered' : 'gate.invitationLead'} />{' '}
      <Link to={pathTo('Login')}>
        <FormattedMessage id="gate.signIn" />
      </Link>
    </>
  )
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: mayRegister ? 'gate.createAccount' : 'gate.askForInvitation' })}
      lead={signIn}
    >
      {mayRegister ? (
        <RegisterForm viewer={data.viewer ?? null} plans={(data.plans ?? []).map(readPlanOffer)} />
      ) : (
        <InvitationRequestForm />
      )}
      <OtherWaysIn
        googleClientId={mayRegister ? (data.site.googleClientId ?? null) : null}
        hasTrial={data.viewer?.isGuest !== true}
        isCompact
      />
    </SignInPageColumn>
  )
}

export { RegisterScreen as Screen }
