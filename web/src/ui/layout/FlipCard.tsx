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
  /** Drawn while it is turned up; the focus is its own affair. */
  readonly back: ReactNode
}

/** A card with two sides, of which one can be reached. */
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
