/** Stores the code on the device for offline use. Ignores a refusal by the browser. */
export function keepApplication(): void {
  if (import.meta.env.PROD && 'serviceWorker' in window.navigator) registerWorker().catch(() => {})
}

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return window.navigator.serviceWorker.register('/service-worker.js')
}
