import type { SentInputOf } from '@palier/contract/kernel/call'
import {
  getPushSettings,
  removePushSubscription,
  savePushSubscription,
  setListPushed,
  setQuietHours,
  type WirePushSettings,
} from '@palier/contract/notifications/pushCalls'
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

/** What is pushed to the caller. Null when the API has no such settings. */
export function loadPushSettings(operation: Operation): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, getPushSettings, {})
}

/** Sets when nothing is pushed to the caller. Null when the API has no such settings. */
export function saveQuietHours(
  operation: Operation,
  quietHours: WirePushSettings['quietHours'],
): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, setQuietHours, { quietHours })
}

/** Sets whether a list of the caller is pushed. Null when the API has no such settings. */
export function saveListPushed(
  operation: Operation,
  change: SentInputOf<typeof setListPushed>,
): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, setListPushed, change)
}
