import { registerWorker } from './keepApplication.ts'

export function canPush(): boolean {
  return (
    import.meta.env.PROD && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in window.navigator
  )
}

export async function currentPush(): Promise<PushSubscription | null> {
  const registration = await window.navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Null if the user refuses permission. `key` is base64url. Rejects if the push service does not respond. */
export async function subscribeToPush(key: string): Promise<PushSubscription | null> {
  if ((await window.Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  const { pushManager } = await window.navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

export async function endPush(): Promise<void> {
  if (canPush()) await (await currentPush())?.unsubscribe()
}
