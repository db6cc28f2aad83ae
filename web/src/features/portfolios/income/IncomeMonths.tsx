import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { IncomeMonths_income$key } from '../../../__generated__/IncomeMonths_income.graphql.ts'
import { now } from '../../../device/clock.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Heading } from '../../../ui/text/Heading.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import styles from './IncomeMonths.module.css'
import { monthScale } from './monthScale.ts'

/** Bars of received and expected income with a tick for the previous year, or the same as a table. */
export function IncomeMonths({ income: key }: { income: IncomeMonths_income$key }) {
  const { formatMessage, formatDate } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const { currency, year, months } = useFragment(
    graphql`
      fragment IncomeMonths_income on Income {
        currency
        year
        months {
          received
          expected
          before
        }
      }
    `,
    key,
  )
  const today = now()
  const isPresent = year === today.getFullYear()
  const [isTable, setIsTable] = useState(false)
  const [chosen, setChosen] = useState(today.getMonth())
  const [isRisen, setIsRisen] = useState(false)
  const rows = months.map(({ received, expected, before }, at) => ({
    day: new Date(year, at, 15),
    received: Number(received),
    expected: Number(expected),
    before: Number(before),
  }))
  const lines = monthScale(
    Math.max(...rows.map(({ received, expected, before }) => Math.max(received + expected, before))),
  )
  const top = lines.at(-1) || 1
  const part = (amount: number) => `${(amount / top) * 100}%`
  const money = (value: number) => <span data-amount>{format.money(value, currency)}</span>
  const says = ({ received, expected, before }: (typeof rows)[number], write: (value: number) => string) =>
    formatMessage(
      { id: isPresent ? 'income.month.says' : 'income.month.saysPast' },
      { received: write(received), expected: write(expected), before: write(before), year: String(year - 1) },
    )
  const line = rows[chosen]
  const sum = (name: 'received' | 'expected' | 'before') => rows.reduce((all, row) => all + row[name], 0)
  return (
    <Box as="section" pt="4" borderTopWidth="1px" borderColor="rule" minW="0" aria-labelledby="income-months">
      <Flex align="center" justify="space-between" gap="4">
        <Heading as="h3" id="income-months">
          {formatMessage({ id: 'income.months' }, { currency })}
        </Heading>
        <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <Table2 aria-hidden="true" />
          {formatMessage({ id: 'portfolio.overTime.table' })}
        </Button>
      </Flex>
      {isTable ? (
        <Box overflowX="auto" mt="2">
          <Table rows="low" aria-labelledby="income-months">
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'income.month' })}</th>
                <th scope="col" data-number>
                  {formatMessage({ id: 'income.key.received' })}
                </th>
                {isPresent && (
                  <th scope="col" data-number>
                    {formatMessage({ id: 'income.key.expected' })}
                  </th>
                )}
                <th scope="col" data-number>
                  {year - 1}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, received, expected, before }, at) => (
                <tr key={at}>
                  <th scope="row">{formatDate(day, { month: 'long' })}</th>
                  <td data-number>{money(received)}</td>
                  {isPresent && <td data-number>{money(expected)}</td>}
                  <td data-number>{money(before)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{formatMessage({ id: 'income.total' })}</th>
                <td data-number>{money(sum('received'))}</td>
                {isPresent && <td data-number>{money(sum('expected'))}</td>}
                <td data-number>{money(sum('before'))}</td>
              </tr>
            </tfoot>
          </Table>
        </Box>
      ) : (
        <>
          <Box className={styles['plot']} data-risen={isRisen || undefined} onAnimationEnd={() => setIsRisen(true)}>
            <div className={styles['lines']} aria-hidden="true">
              {lines.map((amount) => (
                <div key={amount} className={styles['line']} style={{ bottom: part(amount) }}>
                  <span data-amount>{format.shares(amount)}</span>
                </div>
              ))}
            </div>
            <div className={styles['months']}>
              {rows.map((row, at) => (
                <button
                  key={at}
                  type="button"
                  className={styles['month']}
                  aria-pressed={at === chosen}
                  onClick={() => setChosen(at)}
                >
                  <VisuallyHidden>
                    {`${formatDate(row.day, { month: 'long' })}, ${says(row, (value) => format.money(value, currency))}`}
                  </VisuallyHidden>
                  <span className={styles['column']} aria-hidden="true">
                    <span className={styles['bar']} style={{ height: part(row.received + row.expected) }}>
                      <span
                        className={styles['received']}
                        data-received={row.received}
                        style={{ flexGrow: row.received, flexBasis: 0 }}
                      />
                      {row.expected > 0 && (
                        <span
                          className={styles['expected']}
                          data-expected={row.expected}
                          style={{ flexGrow: row.expected, flexBasis: 0 }}
                        />
                      )}
                    </span>
                    {row.before > 0 && <span className={styles['before']} style={{ bottom: part(row.before) }} />}
                    {!isMobile && row.received + row.expected > 0 && (
                      <span
                        data-amount
                        className={styles['figure']}
                        style={{ bottom: part(Math.max(row.received + row.expected, row.before)) }}
                      >
                        {format.count(Math.round(row.received + row.expected))}
                      </span>
                    )}
                  </span>
                  <span className={styles['name']} aria-hidden="true">
                    {formatDate(row.day, { month: isMobile ? 'narrow' : 'short' })}
                  </span>
                </button>
              ))}
            </div>
          </Box>
          <Flex wrap="wrap" gap="4" mt="2" textStyle="note" color="fg.muted">
            <span>
              <span className={`${styles['key']} ${styles['received']}`} />
              {formatMessage({ id: 'income.key.received' })}
            </span>
            {isPresent && (
              <span>
                <span className={`${styles['key']} ${styles['expected']}`} />
                {formatMessage({ id: 'income.key.expected' })}
              </span>
            )}
            <span>
              <span className={`${styles['key']} ${styles['before']}`} />
              {formatMessage({ id: 'income.key.before' }, { year: String(year - 1) })}
            </span>
          </Flex>
          {line && (
            <Flex
              justify="space-between"
              wrap="wrap"
              columnGap="4"
              alignItems="center"
              minH="11"
              mt="3"
              px="3"
              py="2"
              borderWidth="1px"
              borderColor="border"
              borderRadius="control"
              bg="bg.card"
              textStyle="table"
              aria-live="polite"
              data-month-line
            >
              <strong style={{ textTransform: 'capitalize' }}>{formatDate(line.day, { month: 'long' })}</strong>
              <span data-amount>{says(line, (value) => format.money(value, currency))}</span>
            </Flex>
          )}
        </>
      )}
    </Box>
  )
}
