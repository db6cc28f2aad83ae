import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { IncomeByAccount_income$key } from '../../../__generated__/IncomeByAccount_income.graphql.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

/** Income by portfolio. Renders nothing if there is only one. */
export function IncomeByAccount({ income: key }: { income: IncomeByAccount_income$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, year, accounts } = useFragment(
    graphql`
      fragment IncomeByAccount_income on Income {
        currency
        year
        accounts {
          portfolio {
            id
          }
          name
          received
          trailing
          forward
        }
      }
    `,
    key,
  )
  if (accounts.length < 2) return null
  const money = (value: string) => <span data-amount>{format.money(value, currency)}</span>
  return (
    <Box as="section" pt="4" borderTopWidth="1px" borderColor="rule" aria-labelledby="income-accounts">
      <Heading as="h3" id="income-accounts" mb="2">
        {formatMessage({ id: 'income.accounts' })}
      </Heading>
      <Box overflowX="auto">
        <Table aria-labelledby="income-accounts" css={{ '& :is(th, td)': { px: { base: '1', md: '3' } } }}>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'income.account' })}</th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.received' }, { year: String(year) })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.trailing' })}
              </th>
              <th scope="col" data-number>
                {formatMessage({ id: 'income.forward' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ portfolio, name, received, trailing, forward }) => (
              <tr key={portfolio?.id ?? name}>
                <th scope="row">{name}</th>
                <td data-number>{money(received)}</td>
                <td data-number>{money(trailing)}</td>
                <td data-number>{forward == null ? '–' : money(forward)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  )
}
