import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { InvoiceTable_invoice$key } from '../../__generated__/InvoiceTable_invoice.graphql.ts'
import { useFormatters } from '../language/useFormatters.ts'
import { usePlanNames } from '../planCards/planName.ts'
import styles from './InvoiceTable.module.css'

const RATES = { GST: { percent: '5', decimals: 0 }, QST: { percent: '9.975', decimals: 3 } } as const

/** What an invoice is made of: its items, its taxes line by line, its total. */
export function InvoiceTable({ invoice: key }: { invoice: InvoiceTable_invoice$key }) {
  const { formatMessage } = useIntl()
  const { money, date, percent } = useFormatters()
  const { titleOf } = usePlanNames()
  const { startDate, endDate, items, subtotal, total, taxes, promoName, promoAmount } = useFragment(
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
      }
    `,
    key,
  )
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
            // A reduction, whichever way its sign is told.
            text: inDollars(-Math.abs(Number(promoAmount))),
          },
        ]),
    ...taxes.map(({ kind, amount }) => ({
      label:
        kind == null
          ? formatMessage({ id: 'invoices.otherTax' })
          : formatMessage({ id: `invoices.${kind}` }, { rate: percent(RATES[kind].percent, RATES[kind].decimals) }),
      text: inDollars(amount),
    })),
  ]
  return (
    <div>
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
