import { commitMutation, graphql, type IEnvironment } from 'relay-runtime'
import type { firstVisitMutation } from '../../__generated__/firstVisitMutation.graphql.ts'
import { takeLinkToken } from '../../device/linkToken.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { problemIn } from '../../kit/alert/useAttempt.ts'

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
  const code = await visit(environment, token)
  if (code !== null) inviteToken.clear()
  return code
}

function visit(environment: IEnvironment, token: string): Promise<string | null> {
  return new Promise((resolve) => {
    commitMutation<firstVisitMutation>(environment, {
      mutation: graphql`
        mutation firstVisitMutation($input: VisitWithInvitationInput!) {
          visitWithInvitation(input: $input) {
            __typename
            ... on Problem {
              ...useAttempt_refusal @alias(as: "refusal")
            }
            ... on LimitProblem {
              ...useAttempt_refusal @alias(as: "limit")
            }
          }
        }
      `,
      variables: { input: { token } },
      onCompleted: ({ visitWithInvitation }) => resolve(problemIn(visitWithInvitation)?.codes[0] ?? null),
      onError: () => resolve(null),
    })
  })
}
