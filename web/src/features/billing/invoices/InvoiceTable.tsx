import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { InvoiceTable_invoice$key } from '../../../__generated__/InvoiceTable_invoice.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'
import { readAddress } from './readAddress.ts'
import { maskedCard } from '../cardFields/cardLabels.ts'
import { useTaxName } from '../summary/useTaxName.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { FactLine } from '../summary/FactLine.tsx'
import { Table } from '../../../ui/layout/Table.ts'
import { Text } from '../../../ui/text/Text.ts'

export function InvoiceTable({ invoice: key }: { invoice: InvoiceTable_invoice$key }) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const taxName = useTaxName()
  const { titleOf } = usePlanNames()
  const { startDate, endDate, items, subtotal, total, taxes, promoName, promoAmount, paidAt, paidWith, ...rest } =
    useFragment(
      graphql`
        fragment InvoiceTable_invoice on Invoice {
          startDate
          endDate
          items {
            name
            isMonthly
            price
          }
          subtotal
          total
          taxes {
            kind
            amount
          }
          promoName
          promoAmount
          paidAt
          paidWith {
            brand
            last4
          }
          billingAddress {
            ...readAddress_address
          }
        }
      `,
      key,
    )
  const billingAddress = readAddress(rest.billingAddress)
  const inDollars = (amount: string | number) => money(Number(amount), 'CAD')
  const period = formatMessage(
    { id: 'invoices.period' },
    { start: date(Date.parse(startDate)), end: date(Date.parse(endDate)) },
  )
  const lines = [
    { label: formatMessage({ id: 'invoices.subtotal' }), text: inDollars(subtotal) },
    ...(promoAmount == null || Number(promoAmount) === 0
      ? []
      : [
          {
            label: formatMessage({ id: 'invoices.promo' }, { name: promoName ?? 'none' }),
            // Always a reduction, whatever its sign.
            text: inDollars(-Math.abs(Number(promoAmount))),
          },
        ]),
    ...taxes.map(({ kind, amount }) => ({
      label: taxName(kind, billingAddress),
      text: inDollars(amount),
    })),
  ]
  return (
    <div>
      <Table
        css={{
          '& :is(th, td)': { py: '2', px: '0' },
          '& :is(th, td) + *': { ps: '3', w: '5.375rem' },
          '& th': { h: '8' },
          '& td': { h: '3.25rem' },
          // A phone hides quantity and unit price.
          '& :is(th, td):is(:nth-child(2), :nth-child(3))': {
            smDown: { display: 'none' },
            _print: { display: 'table-cell' },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'invoices.item' })}</th>
            <th scope="col" data-number>
              {formatMessage({ id: 'invoices.quantity' })}
            </th>
            <th scope="col" data-number>
              {formatMessage({ id: 'invoices.price' })}
            </th>
            <th scope="col" data-number>
              {formatMessage({ id: 'invoices.amount' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, isMonthly, price }, index) => (
            <tr key={index}>
              <td>
                <Text as="strong" fontWeight="semibold">
                  {formatMessage({ id: idOf(isMonthly, Number(price)) }, { plan: titleOf(name) })}
                </Text>
                <Text color="fg.muted">{period}</Text>
              </td>
              <td data-number>1</td>
              <td data-number>{inDollars(price)}</td>
              <td data-number>{inDollars(price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box as="dl" w="21.25rem" maxW="full" mt="2" ml="auto">
        {lines.map(({ label, text }, index) => (
          <FactLine key={index} label={label}>
            {text}
          </FactLine>
        ))}
        <HStack
          justify="space-between"
          gap="4"
          mt="2"
          pt="3"
          borderTopWidth="1px"
          borderTopColor="rule"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          <dt>{formatMessage({ id: 'invoices.total' })}</dt>
          <Box as="dd" fontSize="1.5rem" lineHeight="2rem" whiteSpace="nowrap">
            {inDollars(total)}
          </Box>
        </HStack>
        {paidAt != null && (
          <>
            <FactLine
              label={formatMessage(
                { id: 'invoices.paid' },
                {
                  date: date(Date.parse(paidAt)),
                  card: paidWith ? maskedCard(paidWith.brand, paidWith.last4) : 'none',
                },
              )}
            >
              {inDollars(-Number(total))}
            </FactLine>
            <FactLine
              label={formatMessage({ id: 'invoices.balance' })}
              mt="1"
              borderTopWidth="1px"
              borderTopColor="rule"
            >
              {inDollars(0)}
            </FactLine>
          </>
        )}
      </Box>
    </div>
  )
}

/** A negative line credits the unused part of the previous plan. */
function idOf(isMonthly: boolean, price: number) {
  if (price < 0) return 'invoices.credit'
  return isMonthly ? 'invoices.month' : 'invoices.once'
}
