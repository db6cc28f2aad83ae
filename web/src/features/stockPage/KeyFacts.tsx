import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { KeyFacts_stock$key } from '../../__generated__/KeyFacts_stock.graphql.ts'
import { Tag } from '../../ui/layout/Tag.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Flex, Grid } from '../../ui/layout/boxes.ts'
import { StaleText } from '../../kit/failure/StaleText.tsx'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import { RangeBar } from '../market/stock/RangeBar.tsx'

const PERCENT = 100

interface KeyFactsProps {
  readonly stock: KeyFacts_stock$key
  /** The user's thresholds, marked on the price ranges. */
  readonly levels: Thresholds | null
}

export function KeyFacts({ stock: stockKey, levels }: KeyFactsProps) {
  const { formatMessage } = useIntl()
  const { money, compactMoney, percent, signedPercent } = useFormatters()
  const { currency, sector, lastPrice, details, ...stock } = useFragment(
    graphql`
      fragment KeyFacts_stock on Stock @throwOnFieldError {
        currency
        sector
        lastPrice
        marketCap
        yearLow
        yearHigh
        details {
          previousClose
          open
          dayLow
          dayHigh
          yearLow
          yearHigh
          marketCap
          dividendYield
          targetPrice
          isSample
          staleSince
        }
      }
    `,
    stockKey,
  )
  const written = (value: string | null | undefined) => (value == null ? '–' : money(value, currency))
  const { targetPrice } = details
  const gap =
    targetPrice != null && lastPrice != null && decimal(lastPrice).gt(0)
      ? decimal(targetPrice).minus(lastPrice).div(lastPrice).times(PERCENT).toString()
      : null
  const marketCap = stock.marketCap ?? details.marketCap
  const range = (low: string | null | undefined, high: string | null | undefined) => (
    <RangeBar low={low ?? null} high={high ?? null} price={lastPrice ?? null} levels={levels} currency={currency} />
  )
  return (
    <Section
      title={formatMessage({ id: 'stock.facts' })}
      aside={details.isSample && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}
    >
      <StaleText since={details.staleSince} />
      <Grid
        as="dl"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="8"
      >
        <Fact name={formatMessage({ id: 'stock.fact.previousClose' })}>{written(details.previousClose)}</Fact>
        <Fact name={formatMessage({ id: 'stock.fact.open' })}>{written(details.open)}</Fact>
        <Fact name={formatMessage({ id: 'stock.fact.marketCap' })}>
          {marketCap == null ? '–' : compactMoney(marketCap, currency)}
        </Fact>
        <Fact name={formatMessage({ id: 'stock.fact.day' })}>{range(details.dayLow, details.dayHigh)}</Fact>
        <Fact name={formatMessage({ id: 'stock.fact.year' })}>
          {range(stock.yearLow ?? details.yearLow, stock.yearHigh ?? details.yearHigh)}
        </Fact>
        <Fact name={formatMessage({ id: 'stock.fact.dividend' })}>
          {details.dividendYield == null ? '–' : percent(decimal(details.dividendYield).times(PERCENT).toString())}
        </Fact>
        <Fact name={formatMessage({ id: 'stock.fact.target' })}>{written(targetPrice)}</Fact>
        <Fact name={formatMessage({ id: 'stock.fact.gap' })}>{gap === null ? '–' : signedPercent(gap)}</Fact>
        <Fact name={formatMessage({ id: 'stock.fact.sector' })}>{sector ?? '–'}</Fact>
      </Grid>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      minH="10"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="table"
      css={{
        '& dt': { flex: 'none', color: 'fg.muted' },
        '& dd': {
          minW: '0',
          fontWeight: 'medium',
          textAlign: 'end',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Flex>
  )
}
