import { registerWorker } from './keepApplication.ts'

/** Whether this browser can show what is pushed to it. */
export function canPush(): boolean {
  return (
    import.meta.env.PROD && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in window.navigator
  )
}

/** What this browser is subscribed to; null where it is not. */
export async function currentPush(): Promise<PushSubscription | null> {
  const registration = await window.navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks the reader for permission and subscribes this browser; null where they refuse. `key` is the site's, in base64url.
 * Rejects where the push service of the browser does not answer.
 */
export async function subscribeToPush(key: string): Promise<PushSubscription | null> {
  if ((await window.Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  const { pushManager } = await window.navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Nothing that is pushed to this browser arrives any more. */
export async function endPush(): Promise<void> {
  if (canPush()) await (await currentPush())?.unsubscribe()
}
