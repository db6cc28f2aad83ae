import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { prefersStillness } from '../../device/media.ts'

const SETTLE: KeyframeAnimationOptions = { duration: 120, easing: 'ease-out' }

interface SettlingProps extends ComponentProps<'g'> {
  readonly y: number
  readonly isDrawn: boolean
}

/** Animates only when its position changes, so that ticks cost nothing. */
export function Settling({ y, isDrawn, ...group }: SettlingProps) {
  const element = useRef<SVGGElement>(null)
  const before = useRef(y)
  useLayoutEffect(() => {
    const distance = before.current - y
    before.current = y
    if (distance === 0 || isDrawn || prefersStillness()) return
    element.current?.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], SETTLE)
  }, [y, isDrawn])
  return <g ref={element} {...group} />
}
