/** Also calls back when the page becomes visible. */
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
