import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { IncomeView_income$key } from '../../../__generated__/IncomeView_income.graphql.ts'
import { Grid, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { ComingPayments } from './ComingPayments.tsx'
import { IncomeByAccount } from './IncomeByAccount.tsx'
import { IncomeByStock } from './IncomeByStock.tsx'
import { IncomeMonths } from './IncomeMonths.tsx'
import { IncomeTotals } from './IncomeTotals.tsx'

export function IncomeView({ income: key }: { income: IncomeView_income$key }) {
  const { formatMessage } = useIntl()
  const income = useFragment(
    graphql`
      fragment IncomeView_income on Income {
        stocks {
          received
          trailing
          forward
          years
        }
        withoutRateCount
        ...IncomeTotals_income
        ...IncomeMonths_income
        ...ComingPayments_income
        ...IncomeByStock_income
        ...IncomeByAccount_income
      }
    `,
    key,
  )
  const isEmpty = income.stocks.every(({ received, trailing, forward, years }) =>
    [received, trailing, forward ?? 0, ...years].every((amount) => Number(amount) === 0),
  )
  if (isEmpty)
    return (
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'income.none' })}
      </Text>
    )
  return (
    <Stack gap="8">
      <IncomeTotals income={income} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24.5rem' }}
        gap={{ base: '8', md: '10' }}
        alignItems="start"
      >
        <IncomeMonths income={income} />
        <ComingPayments income={income} />
      </Grid>
      <IncomeByStock income={income} />
      <IncomeByAccount income={income} />
      <Stack gap="1" textStyle="note" color="fg.muted">
        <Text>{formatMessage({ id: 'income.note' })}</Text>
        {income.withoutRateCount > 0 && (
          <Text>{formatMessage({ id: 'income.withoutRate' }, { count: income.withoutRateCount })}</Text>
        )}
      </Stack>
    </Stack>
  )
}
