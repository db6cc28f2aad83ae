/** Keeps the code of the application on the device from now on. Where a browser does not want that, nothing changes. */
export function keepApplication(): void {
  if (import.meta.env.PROD && 'serviceWorker' in window.navigator) registerWorker().catch(() => {})
}

/** Starts the service worker, unless it is there. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return window.navigator.serviceWorker.register('/service-worker.js')
}
