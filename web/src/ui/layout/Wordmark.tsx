import { chakra } from '@chakra-ui/react'
import { touchTarget } from '../text/touchTarget.ts'
import { StairMark } from './StairMark.tsx'

const Words = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.5625rem',
    lineHeight: '1',
    fontWeight: 'semibold',
    letterSpacing: '-0.025em',
    color: 'fg',
    whiteSpace: 'nowrap',
    ...touchTarget,
    '& svg': { display: 'inline-block', color: 'accent.fg', verticalAlign: 'baseline' },
  },
  variants: {
    size: { phone: { fontSize: '1.125rem' }, bar: { fontSize: '1.1875rem' }, welcome: { fontSize: '1.375rem' } },
  },
})

/** Font sizes 18, 19 or 22 px. The touch target of a surrounding link is 44 px. */
export function Wordmark({ size = 'bar' }: { size?: 'phone' | 'bar' | 'welcome' }) {
  return (
    <Words size={size}>
      <span>
        <StairMark height="0.95em" />
      </span>
      Palier
    </Words>
  )
}
