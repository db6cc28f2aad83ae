/** Tells that the network is there again, or that the page is looked at again. The answer ends it. */
export function onWake(notify: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') notify()
  }
  window.addEventListener('online', notify)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', notify)
    document.removeEventListener('visibilitychange', look)
  }
}
