import { chakra } from '@chakra-ui/react'

const Placeholder = chakra('span', {
  base: {
    display: 'block',
    borderRadius: 'tag',
    bg: 'skeleton',
    animation: 'appear 1ms 150ms backwards, breathe 1200ms 150ms ease-in-out infinite alternate',
    _motionReduce: { animation: 'appear 1ms 150ms backwards' },
  },
})

interface SkeletonProps {
  /** CSS lengths of the final content, so that nothing moves. */
  readonly width: string
  readonly height: string
  readonly radius?: string
}

/** Invisible for the first 150 ms, since most loads finish earlier. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return <Placeholder style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
