import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Turning = chakra('div', {
  base: {
    display: 'grid',
    h: 'full',
    transformStyle: 'preserve-3d',
    transition: 'transform {durations.slow} ease-in-out',
    _motionReduce: { transition: 'none' },
  },
  variants: { isFlipped: { true: { transform: 'rotateY(180deg)' } } },
})

const Side = chakra('div', {
  base: { gridArea: '1 / 1', minW: '0', backfaceVisibility: 'hidden' },
  variants: { isBack: { true: { transform: 'rotateY(180deg)' } } },
})

interface FlipCardProps {
  readonly isFlipped: boolean
  readonly front: ReactNode
  /** Rendered only while visible. Must manage its own focus. */
  readonly back: ReactNode
}

export function FlipCard({ isFlipped, front, back }: FlipCardProps) {
  return (
    <chakra.div minW="0" perspective="60rem">
      <Turning isFlipped={isFlipped}>
        <Side inert={isFlipped}>{front}</Side>
        <Side isBack inert={!isFlipped}>
          {isFlipped && back}
        </Side>
      </Turning>
    </chakra.div>
  )
}
