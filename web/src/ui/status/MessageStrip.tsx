import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TriangleAlert, X } from 'lucide-react'

const Strip = chakra('div', {
  base: {
    bg: 'warn.subtle',
    color: 'warn',
    '& + &': { borderTopWidth: '1px', borderTopColor: 'border' },
    _print: { display: 'none' },
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    maxW: 'var(--palier-strip-width, none)',
    minH: '11',
    mx: 'auto',
    px: 'var(--palier-gutter, 0.75rem)',
    textStyle: 'table',
    '& svg': { flex: 'none', w: '4', h: '4' },
    '& strong': { fontWeight: 'medium' },
    '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.1875rem', whiteSpace: 'nowrap' },
  },
})

const Dismiss = chakra('button', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    // Aligns the cross with the page text; its target extends beyond.
    mr: '-0.875rem',
    borderRadius: 'control',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-0.25rem' },
  },
})

interface MessageStripProps {
  readonly head?: string
  readonly children: ReactNode
  readonly dismissLabel?: string
  readonly onDismiss?: () => void
}

/** Show one strip at a time. `--palier-gutter` sets its left edge. */
export function MessageStrip({ head, children, dismissLabel, onDismiss }: MessageStripProps) {
  return (
    <Strip role="status">
      <Line>
        <TriangleAlert aria-hidden="true" />
        <chakra.p flex="1" py="0.375rem">
          {head && <strong>{head} </strong>}
          {children}
        </chakra.p>
        {onDismiss && (
          <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
            <X aria-hidden="true" />
          </Dismiss>
        )}
      </Line>
    </Strip>
  )
}
