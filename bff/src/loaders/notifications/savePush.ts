import type { SentInputOf } from '@palier/contract/kernel/call'
import { removePushSubscription, savePushSubscription } from '@palier/contract/notifications/pushCalls'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** Subscribes a browser of the caller to pushes. False when the API has none. */
export async function savePush(
  operation: Operation,
  subscription: SentInputOf<typeof savePushSubscription>,
): Promise<boolean> {
  return (await sendOptionalCall(operation, savePushSubscription, subscription)) !== null
}

/** Ends the pushes to a browser of the caller. False when the API has none. */
export async function removePush(operation: Operation, endpoint: string): Promise<boolean> {
  return (await sendOptionalCall(operation, removePushSubscription, { endpoint })) !== null
}
