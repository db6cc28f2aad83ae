import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { CostBaseLedger_report$key } from '../../__generated__/CostBaseLedger_report.graphql.ts'
import { useFormatters } from '../language/useFormatters.ts'
import styles from './CostBase.module.css'

const COLUMNS = ['quantity', 'price', 'fee', 'rate', 'amount', 'after', 'costAfter', 'gain'] as const

/** Every trade that counts, and what it made of the cost base. */
export function CostBaseLedger({ report: key }: { report: CostBaseLedger_report$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { year, events } = useFragment(
    graphql`
      fragment CostBaseLedger_report on CostBaseReport {
        year
        events {
          date
          settlementDate
          type
          symbol
          portfolioName
          quantity
          price
          fee
          rate
          isRateSimulated
          amountInCad
          sharesAfter
          costBaseAfter
          gain
          isSuperficial
          deniedLoss
        }
      }
    `,
    key,
  )
  if (events.length === 0) {
    return <p className={styles['none']}>{formatMessage({ id: 'costBase.noneEvents' }, { year: String(year) })}</p>
  }
  const money = (value: string) => <data value={value}>{format.money(value, 'CAD')}</data>
  const title = formatMessage({ id: 'costBase.ledger' })
  return (
    <div className={styles['region']} role="region" tabIndex={0} aria-label={title}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'costBase.column.date' })}</th>
            <th scope="col">{formatMessage({ id: 'costBase.column.type' })}</th>
            <th scope="col">{formatMessage({ id: 'costBase.column.security' })}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-number>
                {formatMessage({ id: `costBase.column.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            <tr key={index}>
              <th scope="row">
                {event.date}
                <span className={styles['mark']}>
                  {formatMessage({ id: 'costBase.column.settlement' })} {event.settlementDate}
                </span>
              </th>
              <td>{formatMessage({ id: `costBase.type.${event.type}` })}</td>
              <td>
                <strong>{event.symbol}</strong>
                <span className={styles['mark']}>{event.portfolioName}</span>
              </td>
              <td data-number data-amount>
                {format.shares(event.quantity)}
              </td>
              <td data-number>{format.price(event.price)}</td>
              <td data-number data-amount>
                {format.price(event.fee)}
              </td>
              <td data-number>
                <data value={event.rate}>{format.exactRate(event.rate)}</data>
                {event.isRateSimulated && (
                  <span className={styles['simulated']}>{formatMessage({ id: 'costBase.simulatedRow' })}</span>
                )}
              </td>
              <td data-number data-amount>
                {money(event.amountInCad)}
              </td>
              <td data-number data-amount>
                {format.shares(event.sharesAfter)}
              </td>
              <td data-number data-amount>
                {money(event.costBaseAfter)}
              </td>
              <td data-number data-amount>
                {event.gain != null && money(event.gain)}
                {event.isSuperficial && (
                  <span className={styles['simulated']}>
                    {formatMessage(
                      { id: 'costBase.superficial' },
                      { amount: format.money(event.deniedLoss ?? '0', 'CAD') },
                    )}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
