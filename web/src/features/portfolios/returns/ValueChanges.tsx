import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ValueChanges_performance$key } from '../../../__generated__/ValueChanges_performance.graphql.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Text } from '../../../ui/text/Text.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { waterfallOf, type WaterfallRow } from './waterfall.ts'

/* eslint-disable relay/unused-fields -- the parts are handed on whole to what orders them */
export function ValueChanges({ performance: key }: { performance: ValueChanges_performance$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, flows, points, change } = useFragment(
    graphql`
      fragment ValueChanges_performance on Performance {
        currency
        flows
        points {
          date
        }
        change {
          start
          price
          currency
          income
          returnOfCapital
          costs
          inflows
          outflows
          end
        }
      }
    `,
    key,
  )
  const start = format.date(dateText(points[0]?.date ?? ''))
  const label = (part: WaterfallRow['part']) => {
    const isFlow = part === 'inflows' || part === 'outflows'
    if (isFlow && flows === 'CASH') return formatMessage({ id: `returns.cashPart.${part}` })
    if (isFlow && flows === 'BOTH') return formatMessage({ id: `returns.anyPart.${part}` })
    return formatMessage({ id: `returns.part.${part}` }, { date: start })
  }
  return (
    <Box as="section" pt="4" borderTopWidth="1px" borderColor="rule" aria-labelledby="value-changes">
      <Heading as="h3" id="value-changes" mb="1">
        {formatMessage({ id: 'returns.changes' })}
      </Heading>
      <Table
        rows="low"
        aria-labelledby="value-changes"
        css={{
          '& :is(th, td)': { px: '0', borderBottomWidth: '0' },
          '& [data-total] :is(th, td)': { fontWeight: 'semibold' },
          '& td[aria-hidden]': { w: '30%' },
          '& td[data-number]': { ps: '2' },
        }}
      >
        <tbody>
          {waterfallOf(change).map((row) => (
            <tr key={row.part} data-part={row.part} data-total={isTotal(row) || undefined}>
              <th scope="row">{label(row.part)}</th>
              <td aria-hidden="true">
                <Bar {...row} />
              </td>
              <td data-number data-amount>
                <Text as="span" color={colorOf(row)}>
                  <data value={row.amount}>
                    {isTotal(row) ? format.money(row.amount, currency) : format.signedMoney(row.amount, currency)}
                  </data>
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text mt="2" textStyle="note" color="fg.muted">
        {formatMessage({ id: 'returns.rounding' })}
      </Text>
    </Box>
  )
}

function Bar(row: WaterfallRow) {
  const left = Math.min(row.from, row.to)
  const right = Math.max(row.from, row.to)
  return (
    <Box position="relative" h="0.875rem">
      <Box
        position="absolute"
        insetY="0"
        minW="0.125rem"
        bg={isTotal(row) ? 'fg' : colorOf(row)}
        style={{ left: `min(${left * 100}%, 100% - 0.125rem)`, width: `${(right - left) * 100}%` }}
      />
    </Box>
  )
}

function isTotal({ part }: WaterfallRow): boolean {
  return part === 'start' || part === 'end'
}

/** Deposits and withdrawals are neither gains nor losses. */
function colorOf({ part, amount }: WaterfallRow): string {
  if (part === 'start' || part === 'end') return 'fg'
  if (part === 'inflows' || part === 'outflows') return 'accent'
  return amount < 0 ? 'loss' : 'gain'
}
