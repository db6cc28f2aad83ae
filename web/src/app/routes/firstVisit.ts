import type { IEnvironment } from 'relay-runtime'
import { takeLinkToken } from '../../device/linkToken.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { forgetInvitation, visitWithInvitation } from '../../features/accounts/signIn/visitWithInvitation.ts'

/**
 * Stores the invitation of the address and reports the visit, unless the browser knows it already. Returns the code of a
 * refusal, after which the invitation is forgotten. A server that does not answer refuses nothing: registering checks
 * the invitation again.
 */
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
