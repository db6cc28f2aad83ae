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

/** Returns false if the API lacks the call. */
export async function savePush(
  operation: Operation,
  subscription: SentInputOf<typeof savePushSubscription>,
): Promise<boolean> {
  return (await sendOptionalCall(operation, savePushSubscription, subscription)) !== null
}

/** Returns false if the API lacks the call. */
export async function removePush(operation: Operation, endpoint: string): Promise<boolean> {
  return (await sendOptionalCall(operation, removePushSubscription, { endpoint })) !== null
}

/** Null if the API has no such settings. */
export function loadPushSettings(operation: Operation): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, getPushSettings, {})
}

export function saveQuietHours(
  operation: Operation,
  quietHours: WirePushSettings['quietHours'],
): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, setQuietHours, { quietHours })
}

export function saveListPushed(
  operation: Operation,
  change: SentInputOf<typeof setListPushed>,
): Promise<WirePushSettings | null> {
  return sendOptionalCall(operation, setListPushed, change)
}
