import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { IncomeTotals_income$key } from '../../../__generated__/IncomeTotals_income.graphql.ts'
import { now } from '../../../device/clock.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

export function IncomeTotals({ income: key }: { income: IncomeTotals_income$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const income = useFragment(
    graphql`
      fragment IncomeTotals_income on Income {
        currency
        year
        received
        receivedBefore
        withheld
        returnOfCapital
        expected
        declared
        forward
        yieldOnCost
        yieldOnValue
      }
    `,
    key,
  )
  const { currency, year, forward, yieldOnCost, yieldOnValue } = income
  const isPresent = year === now().getFullYear()
  const amount = (value: string | number) => <span data-amount>{format.money(value, currency)}</span>
  const before = Number(income.receivedBefore)
  const change = Number(income.received) - before
  return (
    <Grid
      as="dl"
      templateColumns={{
        base: '1fr 1fr',
        md: isPresent ? '1fr 1fr 1fr' : '1fr 1fr',
        lg: isPresent ? '1.55fr 1fr 1fr 1fr' : '1.55fr 1fr 1fr',
      }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg.card"
      css={{
        '& > div + div': {
          borderTopWidth: { base: '1px', lg: '0' },
          borderLeftWidth: { lg: '1px' },
          borderColor: 'border',
        },
        '& > div:nth-of-type(4)': { gridColumn: { base: '1 / -1', md: 'auto' } },
        '& dt': { textStyle: 'note' },
      }}
    >
      <Box p={{ base: '4', md: '6' }} gridColumn={{ base: '1 / -1', lg: 'auto' }} minW="0">
        <dt>{formatMessage({ id: 'income.received' }, { year: String(year) })}</dt>
        <dd data-total-of="received">
          <DisplayTotal parts={format.moneyParts(income.received, currency)} />
        </dd>
        <Box as="dd" textStyle="note" color="fg.muted">
          {before > 0 && (
            <Text>
              <Text as="span" color={DIRECTION_COLORS[change > 0 ? 'up' : change < 0 ? 'down' : 'flat']}>
                <span data-amount>{format.signedMoney(change, currency)}</span> (
                {format.signedPercent((change / before) * 100, 1)})
              </Text>{' '}
              {formatMessage(
                { id: isPresent ? 'income.before.soFar' : 'income.before.whole' },
                { year: String(year - 1) },
              )}
            </Text>
          )}
          {Number(income.withheld) > 0 && (
            <Text data-withheld>{formatMessage({ id: 'income.withheld' }, { amount: amount(income.withheld) })}</Text>
          )}
          {Number(income.returnOfCapital) > 0 && (
            <Text>{formatMessage({ id: 'income.capital' }, { amount: amount(income.returnOfCapital) })}</Text>
          )}
        </Box>
      </Box>
      {isPresent && (
        <Total
          name={formatMessage({ id: 'income.expected' })}
          note={
            Number(income.declared) > 0 &&
            formatMessage({ id: 'income.expected.declared' }, { amount: amount(income.declared) })
          }
        >
          {amount(income.expected)}
        </Total>
      )}
      <Total
        name={formatMessage({ id: 'income.forward' })}
        note={
          forward != null && formatMessage({ id: 'income.forward.month' }, { amount: amount(Number(forward) / 12) })
        }
      >
        {forward == null ? '–' : amount(forward)}
      </Total>
      <Total
        name={formatMessage({ id: 'income.onCost' })}
        note={
          yieldOnValue != null && formatMessage({ id: 'income.onValue' }, { percent: format.percent(yieldOnValue, 1) })
        }
      >
        {yieldOnCost == null ? '–' : format.percent(yieldOnCost, 1)}
      </Total>
    </Grid>
  )
}

function Total({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <Box p={{ base: '4', md: '6' }} minW="0">
      <dt>{name}</dt>
      <Text as="dd" textStyle="dialogTitle">
        {children}
      </Text>
      {note && (
        <Text as="dd" textStyle="note" color="fg.muted">
          {note}
        </Text>
      )}
    </Box>
  )
}
