import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ActivationEmailSentScreenQuery } from '../../__generated__/ActivationEmailSentScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, HomeButton } from '../../features/accounts/signIn/GateActions.tsx'
import { useKeptCount } from '../../features/accounts/registration/useKeptCount.ts'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query ActivationEmailSentScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** An account is created: its activation mail is on the way. */
export function ActivationEmailSentScreen({ data }: { data: ActivationEmailSentScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const kept = useKeptCount()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.activationSent.title' })}
      lead={
        <>
          <FormattedMessage id="gate.activationSent.text" values={{ email: email ?? 'none', strong }} />{' '}
          {kept !== null && <FormattedMessage id="gate.activationSent.kept" values={{ count: kept }} />}
        </>
      }
    >
      <GateActions>
        <HomeButton />
      </GateActions>
    </GateColumn>
  )
}
