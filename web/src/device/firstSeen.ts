/** Calls back with each of these elements once, when it comes into the window; those that come together in one call. */
export function onFirstSeen(elements: Iterable<Element>, notify: (seen: Element[]) => void): () => void {
  const observer = new IntersectionObserver((changes) => {
    const seen = changes.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))
    for (const element of seen) observer.unobserve(element)
    if (seen.length > 0) notify(seen)
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** Calls back once, when this element comes into the window or the page is printed. */
export function onWanted(element: Element, notify: () => void): () => void {
  const stop = onFirstSeen([element], notify)
  window.addEventListener('beforeprint', notify, { once: true })
  return () => {
    stop()
    window.removeEventListener('beforeprint', notify)
  }
}
