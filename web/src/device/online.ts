/** False where the browser knows that it has no network. True promises nothing. */
export function isOnline(): boolean {
  return window.navigator.onLine
}

/** Tells that the network is there again. The answer ends it. */
export function onOnline(notify: () => void): () => void {
  window.addEventListener('online', notify)
  return () => window.removeEventListener('online', notify)
}
