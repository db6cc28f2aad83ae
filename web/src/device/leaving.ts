/** Has the browser ask before the window is closed or reloaded; the answer is the function that lets it go again. */
export function holdWindow(): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}
