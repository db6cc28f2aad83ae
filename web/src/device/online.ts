/** False where the browser knows that it has no network. True promises nothing. */
export function isOnline(): boolean {
  return window.navigator.onLine
}

/** Tells that the network is there again. The answer ends it. */
export function onOnline(notify: () => void): () => void {
  window.addEventListener('online', notify)
  return () => window.removeEventListener('online', notify)
}

/** Tells that the network came or went. The answer ends it. */
export function onNetworkTurn(notify: () => void): () => void {
  const end = onOnline(notify)
  window.addEventListener('offline', notify)
  return () => {
    end()
    window.removeEventListener('offline', notify)
  }
}

let lostAt: Date | null = null
globalThis.window?.addEventListener('offline', () => {
  lostAt = new Date()
})

/** Since when there is no network, as far as this page has seen. */
export function offlineSince(): Date {
  lostAt ??= new Date()
  return lostAt
}
