import { graphql, type IEnvironment } from 'relay-runtime'
import type { visitWithInvitationMutation } from '../../../__generated__/visitWithInvitationMutation.graphql.ts'
import type { DeviceStorage } from '../../../device/storage/storage.ts'
import { sendMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'

/** Reports an invited visitor and stores their name, so that each browser reports once. */
export async function visitWithInvitation(
  environment: IEnvironment,
  { invited }: Pick<DeviceStorage, 'invited'>,
  token: string,
): Promise<Problem | null> {
  const { payload, problem } = await sendMutation<visitWithInvitationMutation>(
    environment,
    graphql`
      mutation visitWithInvitationMutation($input: VisitWithInvitationInput!) {
        visitWithInvitation(input: $input) {
          ... on VisitWithInvitationPayload @alias(as: "payload") {
            email
            firstName
            lastName
            language
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { input: { token } },
  )
  if (payload) {
    const { email, firstName, lastName, language } = payload
    invited.write({ token, email, firstName, lastName, language: language === 'EN' ? 'en' : 'fr' })
  }
  return problem
}

/** Deletes the stored invitation after it was refused or became an account. */
export function forgetInvitation({ inviteToken, invited }: Pick<DeviceStorage, 'inviteToken' | 'invited'>): void {
  inviteToken.clear()
  invited.clear()
}
