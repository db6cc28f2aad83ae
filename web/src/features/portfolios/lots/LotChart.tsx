import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { LotChart_stock$key } from '../../../__generated__/LotChart_stock.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { DayPlot } from '../../../kit/chart/DayPlot.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { averageCostsOf, costAt } from './averageCosts.ts'
import { lotDays } from './lotDays.ts'
import type { LotFacts } from './lotFacts.ts'
import { useLotLabels } from './useLotLabels.ts'

interface LotChartProps {
  readonly stock: LotChart_stock$key
  readonly held: HeldStock
  readonly lots: readonly LotFacts[]
  /** True if `lots` contains all lots of the stock. */
  readonly isWhole: boolean
}

/** Price over a year, with trade markers and the average cost of the shares held. */
export function LotChart({ stock: key, held, lots, isWhole }: LotChartProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const labels = useLotLabels(held.stock.currency)
  const { chart } = useFragment(
    graphql`
      fragment LotChart_stock on Stock {
        chart(interval: YEAR) {
          points {
            at
            price
          }
        }
      }
    `,
    key,
  )
  const points = chart?.points ?? []
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null

  const costs = isWhole ? averageCostsOf(lots) : []
  const { price, stock } = held
  const present = price && stock.lastPriceAt != null ? { at: stock.lastPriceAt, price: price.toString() } : null
  const days = lotDays(points, present).map((day) => ({ ...day, second: costAt(costs, day.date) }))
  const markers = lots.map((lot) => ({
    date: lot.date,
    kind: lot.type === 'BUY' ? ('buy' as const) : ('sell' as const),
    text: labels.signedQuantity(lot),
  }))
  const { symbol, currency } = stock
  const sentence = formatMessage(
    { id: 'lot.chart' },
    {
      symbol,
      from: format.money(first.price, currency),
      to: format.money((present ?? last).price, currency),
      average: format.money(held.statistics.averageBuyPrice.toString(), currency),
      count: lots.length,
    },
  )
  return (
    <DayPlot
      height={isMobile ? 150 : 228}
      sentence={sentence}
      days={days}
      markers={markers}
      valueLabel={formatMessage({ id: 'lot.chart.last' })}
      pointerLabel={formatMessage({ id: 'lot.chart.pointer' })}
      secondLabel={formatMessage({ id: 'lot.chart.cost' })}
    />
  )
}
