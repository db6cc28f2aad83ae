import { useIntl } from 'react-intl'
import { ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { BarPart, PartsBar } from '../figures/BarPart.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { HowHolding } from '../figures/how.ts'

const COLORS = { realized: 'score.2.bg', unrealized: 'score.3.bg' } as const
const BACKGROUNDS = { realized: 'var(--p-colors-score-2-bg)', unrealized: 'var(--p-colors-score-3-bg)' } as const
const HATCHED = 'repeating-linear-gradient(-45deg, var(--p-colors-loss) 0 3px, var(--p-colors-bg-card) 3px 5px)'

export function LotsSummary({ held }: { held: HeldStock }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, statistics } = held
  const { realizedProfit, soldShareCount, shareCount, averageBuyPrice, purchaseCost } = statistics
  const unrealized = statistics.unrealizedProfit
  const money = (value: Decimal) => format.money(value.toString(), stock.currency)
  const percent = (value: Decimal | null) => (value ? `, ${format.signedPercent(value.toString(), 1)}` : '')
  const views = [
    {
      name: 'realized',
      label: formatMessage({ id: 'portfolio.realized' }),
      color: COLORS.realized,
      value: realizedProfit,
      of: 'realized' as const,
      note:
        formatMessage({ id: 'lot.sold' }, { count: soldShareCount.toNumber() }) +
        (soldShareCount.gt(ZERO) ? percent(statistics.realizedPercentage) : ''),
    },
    {
      name: 'unrealized',
      label: formatMessage({ id: 'portfolio.unrealized' }),
      color: COLORS.unrealized,
      value: unrealized,
      of: 'unrealized' as const,
      note:
        formatMessage({ id: 'lot.held' }, { count: shareCount.toNumber(), average: money(averageBuyPrice) }) +
        percent(statistics.unrealizedPercentage),
    },
    {
      name: 'together',
      label: formatMessage({ id: 'lot.together' }),
      value: statistics.totalProfit,
      of: 'gain' as const,
      note:
        formatMessage({ id: 'lot.invested' }, { amount: money(purchaseCost) }) + percent(statistics.totalPercentage),
    },
  ]
  const values = { realized: realizedProfit, unrealized: unrealized ?? ZERO }
  const gained = (['realized', 'unrealized'] as const).filter((name) => values[name].gte(ZERO))
  const lost = (['unrealized', 'realized'] as const).filter((name) => values[name].lt(ZERO))
  const sizeOf = (name: keyof typeof values) => Math.abs(values[name].toNumber())
  return (
    <>
      <Grid as="dl" templateColumns={{ md: 'repeat(3, 1fr)' }} gap={{ base: '0', md: '4' }}>
        {views.map(({ name, value, of, ...view }) => (
          <BarPart key={name} {...view} figureColor={value ? DIRECTION_COLORS[directionOf(value)] : undefined}>
            {value ? (
              <Figure name={name} value={value} how={(frame) => <HowHolding held={held} of={of} {...frame} />}>
                {format.signedMoney(value.toString(), stock.currency)}
              </Figure>
            ) : (
              <Text as="span" textStyle="note" color="fg.muted">
                {formatMessage({ id: 'portfolio.noPrice' })}
              </Text>
            )}
          </BarPart>
        ))}
      </Grid>
      <PartsBar
        parts={gained.map((name) => ({ name, size: sizeOf(name), background: BACKGROUNDS[name] }))}
        below={lost.map((name) => ({ name, size: sizeOf(name), background: HATCHED }))}
      />
    </>
  )
}
