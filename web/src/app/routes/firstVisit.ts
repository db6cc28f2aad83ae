import { graphql, type IEnvironment } from 'relay-runtime'
import type { firstVisitMutation } from '../../__generated__/firstVisitMutation.graphql.ts'
import { takeLinkToken } from '../../device/linkToken.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { sendMutation } from '../../kit/alert/useSafeMutation.ts'

/**
 * Takes up the invitation that the address carries, unless it is known already: keeps it and tells the server of the
 * visit. Answers the code where the server refuses it; it is then forgotten. A server that does not answer refuses
 * nothing: registering checks the invitation again.
 */
export async function takeUpInvitation(
  environment: IEnvironment,
  { inviteToken }: Pick<DeviceStorage, 'inviteToken'>,
): Promise<string | null> {
  const token = takeLinkToken('inviteToken')
  if (!token || token === inviteToken.read()) return null
  inviteToken.write(token)
  const { problem } = await sendMutation<firstVisitMutation>(
    environment,
    graphql`
      mutation firstVisitMutation($input: VisitWithInvitationInput!) {
        visitWithInvitation(input: $input) {
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { input: { token } },
  )
  if (!problem || problem.isUnanswered) return null
  inviteToken.clear()
  return problem.codes[0]
}
