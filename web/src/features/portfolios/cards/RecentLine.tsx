import { useIntl } from 'react-intl'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { directionOf } from '@palier/domain/market/priceChange'
import { Box } from '../../../ui/layout/boxes.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { PricedPortfolio } from '../overview/useAllHoldings.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'

const SIZE = { width: 288, height: 40 } as const

/** Time-weighted, so deposits have no effect. Renders nothing if fewer than two days are known. */
export function RecentLine({ portfolio }: { portfolio: PricedPortfolio }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { recentReturns, figures } = portfolio
  if (recentReturns?.firstDate == null || recentReturns.timeWeighted.length < 2) return null

  const { firstDate, timeWeighted } = recentReturns
  const values = timeWeighted.map(Number)
  // Color follows the total gain shown above, not this line.
  const direction = directionOf(figures.statistics.totalProfit)
  const line = sparklinePath(values, SIZE.width, SIZE.height)
  const sentence = formatMessage(
    { id: 'overview.area' },
    {
      start: format.date(dateText(firstDate)),
      end: format.date(dateText(daysAfter(firstDate, values.length - 1))),
      percent: format.signedPercent(values.at(-1) ?? 0, 1),
    },
  )
  return (
    <Box
      asChild
      display="block"
      flex="none"
      w="calc(100% + 2rem)"
      h="10"
      m="0.5rem -1rem -1rem"
      borderBottomRadius="card"
      overflow="hidden"
      color={DIRECTION_COLORS[direction]}
    >
      <svg
        data-direction={direction}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={sentence}
      >
        <path fill="currentcolor" opacity="0.08" d={`${line}V${SIZE.height}H0Z`} />
        <path
          fill="none"
          stroke="currentcolor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          d={line}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  )
}
