import type { IEnvironment } from 'relay-runtime'
import { takeLinkToken } from '../../device/linkToken.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { forgetInvitation, visitWithInvitation } from '../../features/accounts/signIn/visitWithInvitation.ts'

/** Returns the code of a refusal. If the server does not respond, returns null: registration checks again. */
export async function takeUpInvitation(
  environment: IEnvironment,
  storage: Pick<DeviceStorage, 'inviteToken' | 'invited'>,
): Promise<string | null> {
  const token = takeLinkToken('inviteToken')
  if (!token || token === storage.inviteToken.read()) return null
  storage.inviteToken.write(token)
  const problem = await visitWithInvitation(environment, storage, token)
  if (!problem || problem.isUnanswered) return null
  forgetInvitation(storage)
  return problem.codes[0]
}
