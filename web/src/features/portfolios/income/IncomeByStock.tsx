import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { IncomeByStock_income$key } from '../../../__generated__/IncomeByStock_income.graphql.ts'
import { now } from '../../../device/clock.ts'
import { TextButton } from '../../../ui/buttons/TextButton.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

const SHOWN = 8
const WIDE = { base: 'none', md: 'table-cell' }

export function IncomeByStock({ income: key }: { income: IncomeByStock_income$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const [isWhole, setIsWhole] = useState(false)
  const { currency, year, stocks } = useFragment(
    graphql`
      fragment IncomeByStock_income on Income {
        currency
        year
        stocks {
          stock {
            id
          }
          symbol
          companyName
          cost
          received
          forward
          yieldOnCost
          yieldOnValue
          years
        }
      }
    `,
    key,
  )
  const rows = stocks
    .filter(({ forward, years }) => [forward ?? 0, ...years].some((amount) => Number(amount) !== 0))
    .toSorted(
      (one, other) =>
        Number(other.forward ?? 0) - Number(one.forward ?? 0) || Number(other.received) - Number(one.received),
    )
  const money = (value: string | null | undefined) =>
    value == null ? '–' : <span data-amount>{format.money(value, currency)}</span>
  const percent = (value: string | null | undefined) => (value == null ? '–' : format.percent(value, 1))
  const present = now().getFullYear()
  const others = rows.length - SHOWN
  return (
    <Box as="section" pt="4" borderTopWidth="1px" borderColor="rule" aria-labelledby="income-stocks">
      <Heading as="h3" id="income-stocks" mb="2">
        {formatMessage({ id: 'income.stocks' })}
      </Heading>
      <Box overflowX="auto">
        <Table
          aria-labelledby="income-stocks"
          css={{ '& [data-wide]': { display: WIDE }, '& :is(th, td)': { px: { base: '1', md: '3' } } }}
        >
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'income.stock' })}</th>
              <th scope="col" data-wide>
                {formatMessage({ id: 'income.company' })}
              </th>
              <th scope="col" data-number data-wide>
                {formatMessage({ id: 'income.cost' })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.received' }, { year: String(year) })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.forward' })}
              </th>
              <th scope="col" data-number data-wide>
                {formatMessage({ id: 'income.onValue.short' })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.onCost.short' })}
              </th>
              <th scope="col" data-number data-wide>
                {formatMessage({ id: 'income.years' }, { from: String(present - 4), to: String(present) })}
              </th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
              <tr key={row.stock?.id ?? ''}>
                <th scope="row">
                  <strong>{row.symbol ?? formatMessage({ id: 'income.noStock' })}</strong>
                </th>
                <td data-wide>{row.companyName ?? ''}</td>
                <td data-number data-wide>
                  {money(row.cost)}
                </td>
                <td data-number>{money(row.received)}</td>
                <td data-number>{money(row.forward)}</td>
                <td data-number data-wide>
                  {percent(row.yieldOnValue)}
                </td>
                <td data-number>{percent(row.yieldOnCost)}</td>
                <td data-number data-wide>
                  <YearSteps
                    amounts={row.years.map(Number)}
                    label={row.years
                      .map((amount, at) => `${present - 4 + at}\u00a0: ${format.money(amount, currency)}`)
                      .join(', ')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {others > 0 && !isWhole && (
        <TextButton mt="3" textStyle="table" onClick={() => setIsWhole(true)}>
          {formatMessage({ id: 'income.stocks.others' }, { count: others })}
        </TextButton>
      )}
    </Box>
  )
}

function YearSteps({ amounts, label }: { amounts: readonly number[]; label: string }) {
  const largest = Math.max(...amounts, 1)
  return (
    <Flex role="img" aria-label={label} display="inline-flex" align="flex-end" h="1.25rem" w="7rem">
      {amounts.map((amount, at) => (
        <Box
          key={at}
          flex="1"
          bg={at === amounts.length - 1 ? 'score.2.bg' : 'border.strong'}
          style={{ height: `${(amount / largest) * 100}%` }}
        />
      ))}
    </Flex>
  )
}
