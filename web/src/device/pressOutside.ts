import { useEffect, useEffectEvent, type RefObject } from 'react'

export function usePressOutside(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const notify = useEffectEvent(onPress)
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      const place = element.current?.parentElement
      if (place && target instanceof Node && !place.contains(target)) notify()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element])
}
