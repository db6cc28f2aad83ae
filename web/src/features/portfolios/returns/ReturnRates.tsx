import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ReturnRates_performance$key } from '../../../__generated__/ReturnRates_performance.graphql.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { reasonOf } from './reasonOf.ts'
import type { ReturnsSpan } from './spans.ts'

/** In percent. */
type Rate = string | null | undefined

interface ReturnRatesProps {
  readonly performance: ReturnRates_performance$key
  readonly span: ReturnsSpan
  /** Date of the first purchase, if it is later than the start of the period. */
  readonly since: string | null
}

export function ReturnRates({ performance: key, span, since }: ReturnRatesProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, returns, benchmark } = useFragment(
    graphql`
      fragment ReturnRates_performance on Performance {
        currency
        returns {
          isAnnual
          timeWeighted
          moneyWeighted
          moneyWeightedMissing
          local
          exchange
        }
        benchmark {
          symbol
          isAnnual
          moneyWeighted
          value
        }
      }
    `,
    key,
  )
  const { isAnnual, timeWeighted, moneyWeighted, moneyWeightedMissing, local, exchange } = returns
  const percent = (value: Rate) => (value == null ? '–' : format.signedPercent(value, 1))
  const title =
    since === null
      ? formatMessage({ id: `portfolio.span.${span}.name` })
      : formatMessage({ id: 'returns.sinceStart' }, { date: since })
  const rate = (value: Rate, name: 'time' | 'money') => (
    <Box data-rate-of={name}>
      <Text as="dt" order="1" textStyle="note">
        {formatMessage({ id: `returns.${name}` })}
      </Text>
      <Text as="dd" textStyle="planPrice" color={colorOf(value)}>
        <data value={value ?? ''}>{percent(value)}</data>
      </Text>
      <Text as="dd" order="2" textStyle="note" color="fg.muted">
        {formatMessage({ id: `returns.${name}.means` })}
      </Text>
    </Box>
  )
  return (
    <Box
      as="section"
      p={{ base: '4', md: '6' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg.card"
    >
      <Heading as="h3" mb="3" textStyle="note" color="fg.muted">
        {isAnnual && span === 'all' ? formatMessage({ id: 'returns.aYear' }, { title }) : title}
      </Heading>
      <Grid as="dl" templateColumns="1fr 1fr" gap="4" css={{ '& > div': { display: 'flex', flexDirection: 'column' } }}>
        {rate(timeWeighted, 'time')}
        {rate(moneyWeighted, 'money')}
      </Grid>
      <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border" textStyle="note" color="fg.muted">
        <Text>
          {formatMessage({
            id: `returns.why.${reasonOf(timeWeighted, moneyWeighted, moneyWeightedMissing)}`,
          })}
        </Text>
        {Math.abs(Number(exchange)) >= 0.05 && (
          <Text mt="2">
            {formatMessage({ id: 'returns.currencies' }, { local: percent(local), exchange: percent(exchange) })}
          </Text>
        )}
        {benchmark && (
          <Text mt="2">
            {benchmark.value == null
              ? formatMessage({ id: 'returns.benchmark.none' }, { symbol: benchmark.symbol })
              : formatMessage(
                  { id: 'returns.benchmark' },
                  {
                    symbol: benchmark.symbol,
                    rate: percent(benchmark.moneyWeighted),
                    value: <span data-amount>{format.money(benchmark.value, currency)}</span>,
                  },
                )}
          </Text>
        )}
      </Box>
    </Box>
  )
}

function colorOf(value: Rate): string {
  const rate = Number(value ?? 0)
  return DIRECTION_COLORS[Math.abs(rate) < 0.05 ? 'flat' : rate > 0 ? 'up' : 'down']
}
