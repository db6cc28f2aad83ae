import { useIntl } from 'react-intl'
import { Box } from '../../../ui/layout/boxes.ts'
import type { Near } from './nearest.ts'

const FURTHEST = 10
/** Position of the stair, which fills the rest of the width. */
const ZERO_AT = 0.85
const LABEL_HEIGHTS = [22, 50, 78] as const
const AXIS_TOP = 128

/** Hidden from assistive technology: the rows carry the same information. */
export function QuietAxis({ near }: { near: readonly Near[] }) {
  const { formatMessage } = useIntl()
  const shown = near.filter(({ away }) => away.lte(FURTHEST))
  const placeOf = (away: number) => `${(1 - away / FURTHEST) * ZERO_AT * 100}%`
  return (
    <Box position="relative" h="9.5rem" mt="4" overflow="hidden" aria-hidden="true">
      <Box position="absolute" top={`${AXIS_TOP}px`} insetX="0" borderTopWidth="1px" borderColor="rule" />
      <Box asChild position="absolute" top="0" right="0" w={`${(1 - ZERO_AT) * 100}%`} h={`${AXIS_TOP}px`}>
        <svg viewBox="0 0 40 32" preserveAspectRatio="none">
          <path d="M0 32V20H10V14H20V8H30V2H40V32Z" fill="var(--p-colors-score-3-bg)" fillOpacity="0.4" />
          <path
            d="M0 32V20H10V14H20V8H30V2H40"
            fill="none"
            stroke="var(--p-colors-score-3-bg)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Box>
      {shown.map(({ entry, away }, at) => {
        const height = LABEL_HEIGHTS[at % LABEL_HEIGHTS.length] ?? LABEL_HEIGHTS[0]
        return (
          <Box key={entry.id} position="absolute" left={placeOf(away.toNumber())} top={`${AXIS_TOP - height}px`}>
            <Box
              transform="translateX(-50%)"
              textStyle="note"
              fontWeight={at === 0 ? 'semibold' : 'medium'}
              color={at === 0 ? 'fg' : 'fg.muted'}
              mt="-1rem"
            >
              {entry.symbol}
            </Box>
            <Box h={`${height - 4}px`} borderLeftWidth="1px" borderColor="border" />
            <Box w="2" h="2" ms="-0.25rem" borderRadius="full" bg={at === 0 ? 'fg' : 'fg.muted'} />
          </Box>
        )
      })}
      {[FURTHEST, 8, 6, 4, 2].map((away) => (
        <Box
          key={away}
          position="absolute"
          top={`${AXIS_TOP + 6}px`}
          left={placeOf(away)}
          transform={away === FURTHEST ? undefined : 'translateX(-50%)'}
          textStyle="small"
          color="fg.muted"
        >
          {away} %
        </Box>
      ))}
      <Box position="absolute" top={`${AXIS_TOP + 6}px`} left={placeOf(0)} textStyle="small" color="fg.muted">
        {formatMessage({ id: 'today.crossed.word' })}
      </Box>
    </Box>
  )
}
