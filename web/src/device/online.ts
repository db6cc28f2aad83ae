/** False is certain; true may be wrong. */
export function isOnline(): boolean {
  return window.navigator.onLine
}

export function onOnline(notify: () => void): () => void {
  window.addEventListener('online', notify)
  return () => window.removeEventListener('online', notify)
}

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

/** Time of the last disconnection seen by this page. */
export function offlineSince(): Date {
  lostAt ??= new Date()
  return lostAt
}
