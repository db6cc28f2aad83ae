import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ResetPasswordSentScreenQuery } from '../../__generated__/ResetPasswordSentScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, HomeButton } from '../../features/accounts/signIn/GateActions.tsx'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query ResetPasswordSentScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** Says that a mail is on the way, and never whether the address is known. */
export function ResetPasswordSentScreen({ data }: { data: ResetPasswordSentScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.resetSent.title' })}
      lead={<FormattedMessage id="gate.resetSent.text" values={{ email: email ?? 'none', strong }} />}
    >
      <GateActions>
        <HomeButton />
      </GateActions>
    </GateColumn>
  )
}
