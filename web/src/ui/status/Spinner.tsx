import { chakra } from '@chakra-ui/react'

const Ring = chakra('span', {
  base: {
    w: '4',
    h: '4',
    borderWidth: '0.125rem',
    borderColor: 'currentcolor',
    borderRightColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 800ms linear infinite',
    _motionReduce: { animation: 'none', borderStyle: 'dotted' },
  },
})

export function Spinner() {
  return <Ring aria-hidden="true" />
}
