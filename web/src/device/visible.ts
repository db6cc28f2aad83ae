import { useEffect, useState } from 'react'

// Upper third of the window, where users read.
const READING_ZONE = { rootMargin: '-10% 0px -60% 0px' }

/** Id of the first element in the reading zone; the first id until then. */
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
