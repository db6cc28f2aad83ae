/** Elements that appear together share one call. Returns a function that stops it. */
export function onFirstSeen(elements: Iterable<Element>, notify: (seen: Element[]) => void): () => void {
  const observer = new IntersectionObserver((changes) => {
    const seen = changes.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))
    for (const element of seen) observer.unobserve(element)
    if (seen.length > 0) notify(seen)
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** Also calls back before printing. */
export function onWanted(element: Element, notify: () => void): () => void {
  const stop = onFirstSeen([element], notify)
  window.addEventListener('beforeprint', notify, { once: true })
  return () => {
    stop()
    window.removeEventListener('beforeprint', notify)
  }
}
