import { Suspense, useState } from 'react'
import { CalendarPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ComingPayments_income$key } from '../../../__generated__/ComingPayments_income.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextButton } from '../../../ui/buttons/TextButton.ts'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

const SHOWN = 6

const CalendarDialog = lazyWithMessages(
  ['income', 'alerts'],
  async () => (await import('./CalendarDialog.tsx')).CalendarDialog,
)

export function ComingPayments({ income: key }: { income: ComingPayments_income$key }) {
  const { formatMessage, formatDate } = useIntl()
  const format = useFormatters()
  const [isWhole, setIsWhole] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { currency, year, coming } = useFragment(
    graphql`
      fragment ComingPayments_income on Income {
        currency
        year
        coming {
          date
          stock {
            id
          }
          symbol
          quantity
          perShare
          paidIn
          amount
          isDeclared
        }
      }
    `,
    key,
  )
  const others = coming.length - SHOWN
  return (
    <Box as="section" pt="4" borderTopWidth="1px" borderColor="rule" minW="0" aria-labelledby="coming-payments">
      <Heading as="h3" id="coming-payments" mb="2">
        {formatMessage({ id: 'income.coming' })}
      </Heading>
      {coming.length === 0 && (
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'income.coming.none' })}
        </Text>
      )}
      <ul>
        {(isWhole ? coming : coming.slice(0, SHOWN)).map((payment) => {
          const { date, stock, symbol, quantity, perShare, paidIn, amount, isDeclared } = payment
          return (
            <Grid
              as="li"
              data-date={date}
              key={`${date} ${stock.id} ${perShare}`}
              templateColumns="4.5rem minmax(0, 1fr) auto"
              alignItems="center"
              columnGap="2"
              minH="3.25rem"
              borderBottomWidth="1px"
              borderColor="border"
              textStyle="table"
            >
              <Text as="span" color="fg.muted">
                <time dateTime={date}>
                  {formatDate(dateText(date), {
                    day: 'numeric',
                    month: 'short',
                    ...(!date.startsWith(String(year)) && { year: '2-digit' }),
                  })}
                </time>
              </Text>
              <span>
                <strong>{symbol}</strong>{' '}
                <Text as="span" color="fg.muted" whiteSpace="nowrap" data-amount>
                  {format.shares(quantity)} × {format.unitPrice(perShare, paidIn)}
                </Text>
              </span>
              <Flex direction="column" align="flex-end">
                <Text as="span" fontWeight="semibold" data-amount>
                  <data value={amount}>{format.money(amount, currency)}</data>
                </Text>
                <Text as="span" textStyle="note" color={isDeclared ? 'accent.fg' : 'fg.muted'}>
                  {formatMessage({ id: isDeclared ? 'income.declared' : 'income.estimated' })}
                </Text>
              </Flex>
            </Grid>
          )
        })}
      </ul>
      {others > 0 && !isWhole && (
        <TextButton mt="3" textStyle="table" onClick={() => setIsWhole(true)}>
          {formatMessage({ id: 'income.coming.others' }, { count: others })}
        </TextButton>
      )}
      <Flex mt="3">
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          <CalendarPlus aria-hidden="true" />
          {formatMessage({ id: 'income.calendar' })}
        </Button>
      </Flex>
      {isAsked && (
        <Suspense>
          <CalendarDialog onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </Box>
  )
}
