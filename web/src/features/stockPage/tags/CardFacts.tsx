import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { CardFacts_stock$key } from '../../../__generated__/CardFacts_stock.graphql.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { RangeBar } from '../../market/stock/RangeBar.tsx'

const PERCENT = 100

export function CardFacts({ stock: stockKey }: { stock: CardFacts_stock$key }) {
  const { formatMessage } = useIntl()
  const { money, compactMoney, percent } = useFormatters()
  const { currency, lastPrice, marketCap, yearLow, yearHigh, details } = useFragment(
    graphql`
      fragment CardFacts_stock on Stock {
        currency
        lastPrice
        marketCap
        yearLow
        yearHigh
        details {
          previousClose
          dividendYield
          targetPrice
          yearLow
          yearHigh
        }
      }
    `,
    stockKey,
  )
  const written = (value: string | null | undefined) => (value == null ? '–' : money(value, currency))
  const dividend = details?.dividendYield
  return (
    <Box
      as="dl"
      mt="1"
      mx="4"
      css={{
        '& > div': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '2',
          h: '8',
          borderBottomWidth: '1px',
          borderColor: 'border',
          textStyle: 'table',
          whiteSpace: 'nowrap',
        },
        '& dt': { color: 'fg.muted' },
        '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <div>
        <dt>{formatMessage({ id: 'stock.fact.previousClose' })}</dt>
        <dd>{written(details?.previousClose)}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'stock.fact.year' })}</dt>
        <dd>
          <RangeBar
            low={yearLow ?? details?.yearLow ?? null}
            high={yearHigh ?? details?.yearHigh ?? null}
            price={lastPrice ?? null}
            levels={null}
            currency={currency}
          />
        </dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'stock.fact.marketCap' })}</dt>
        <dd>{marketCap == null ? '–' : compactMoney(marketCap, currency)}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'stock.fact.dividend' })}</dt>
        <dd>{dividend == null ? '–' : percent(decimal(dividend).times(PERCENT).toString())}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'stock.fact.target' })}</dt>
        <dd>{written(details?.targetPrice)}</dd>
      </div>
    </Box>
  )
}
