import { useEffect, useState } from 'react'

// The upper third of the window, where the eyes of a reader are.
const READING_ZONE = { rootMargin: '-10% 0px -60% 0px' }

/** The first of these elements, by id, that stands where one reads; the first of all until something moves. */
export function useVisibleElement<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState<Id>(ids[0])
  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (isIntersecting) visible.add(target.id)
        else visible.delete(target.id)
      }
      setCurrent((before) => ids.find((id) => visible.has(id)) ?? before)
    }, READING_ZONE)
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
