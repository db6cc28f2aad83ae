import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { InvoiceTable_invoice$key } from '../../../__generated__/InvoiceTable_invoice.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'
import { readAddress } from './readAddress.ts'
import { useAddressLine, useTaxName } from '../summary/useTaxName.ts'
import styles from './InvoiceTable.module.css'

/** What an invoice is made of: its items, its taxes line by line, its total. */
export function InvoiceTable({ invoice: key }: { invoice: InvoiceTable_invoice$key }) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const taxName = useTaxName()
  const addressLine = useAddressLine()
  const { titleOf } = usePlanNames()
  const { startDate, endDate, items, subtotal, total, taxes, promoName, promoAmount, ...rest } = useFragment(
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
            // A reduction, whatever its sign.
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
      {billingAddress && (
        <p className={styles['address']}>
          {formatMessage({ id: 'invoices.address' }, { address: addressLine(billingAddress) })}
        </p>
      )}
      <table className={styles['items']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'invoices.item' })}</th>
            <th scope="col">{formatMessage({ id: 'invoices.periodHead' })}</th>
            <th scope="col">{formatMessage({ id: 'invoices.amount' })}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, isMonthly, price }, index) => (
            <tr key={index}>
              <td>{formatMessage({ id: isMonthly ? 'invoices.month' : 'invoices.once' }, { plan: titleOf(name) })}</td>
              <td>{period}</td>
              <td>{inDollars(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles['totals']}>
        {lines.map(({ label, text }, index) => (
          <div key={index} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>{formatMessage({ id: 'invoices.total' })}</dt>
          <dd>{inDollars(total)}</dd>
        </div>
      </dl>
    </div>
  )
}
