import { chakra } from '@chakra-ui/react'

const FirstStop = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'overlay',
    py: '2',
    px: '0.875rem',
    borderRadius: 'control',
    bg: 'fg',
    color: 'bg',
    fontWeight: 'medium',
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
})

export function SkipLink({ target, children }: { target: string; children: string }) {
  return <FirstStop href={`#${target}`}>{children}</FirstStop>
}
