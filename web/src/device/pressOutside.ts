import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Hears a press beside an element and its neighbours, such as the button that has opened it. */
export function usePressOutside(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const tell = useEffectEvent(onPress)
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      const place = element.current?.parentElement
      if (place && target instanceof Node && !place.contains(target)) tell()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element])
}
