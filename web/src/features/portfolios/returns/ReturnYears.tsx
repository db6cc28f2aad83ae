import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ReturnYears_performance$key } from '../../../__generated__/ReturnYears_performance.graphql.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

export function ReturnYears({ performance: key }: { performance: ReturnYears_performance$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { years, benchmark } = useFragment(
    graphql`
      fragment ReturnYears_performance on Performance {
        years {
          year
          from
          timeWeighted
          moneyWeighted
          benchmark
        }
        benchmark {
          symbol
        }
      }
    `,
    key,
  )
  if (years.length === 0) return null
  const cell = (value: string | null | undefined) => {
    if (value == null) return <td data-number>–</td>
    const rate = Number(value)
    return (
      <td data-number>
        <Text as="span" color={DIRECTION_COLORS[rate > 0 ? 'up' : rate < 0 ? 'down' : 'flat']}>
          {format.signedPercent(value, 1)}
        </Text>
      </td>
    )
  }
  return (
    <Box mt="8" pt="4" borderTopWidth="1px" borderColor="rule" overflowX="auto">
      <Heading as="h3" id="return-years" mb="2">
        {formatMessage({ id: 'returns.years' })}
      </Heading>
      <Table aria-labelledby="return-years">
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'returns.year' })}</th>
            <th scope="col" data-number>
              {formatMessage({ id: 'returns.time.short' })}
            </th>
            <th scope="col" data-number>
              {formatMessage({ id: 'returns.money.short' })}
            </th>
            {benchmark && (
              <th scope="col" data-number>
                {benchmark.symbol}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, from, timeWeighted, moneyWeighted, benchmark: other }) => (
            <tr key={year}>
              <th scope="row">
                {from === `${year - 1}-12-31`
                  ? year
                  : formatMessage({ id: 'returns.since' }, { year, date: format.date(dateText(from)) })}
              </th>
              {cell(timeWeighted)}
              {cell(moneyWeighted)}
              {benchmark && cell(other)}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
