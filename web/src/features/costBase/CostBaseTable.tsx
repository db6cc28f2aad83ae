import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { CostBaseTable_report$key } from '../../__generated__/CostBaseTable_report.graphql.ts'
import { useFormatters } from '../language/useFormatters.ts'
import styles from './CostBase.module.css'

const COLUMNS = ['sold', 'proceeds', 'costBase', 'outlays', 'gain', 'denied', 'held', 'heldCost'] as const

/** The year of each security, and all of them together. In Canadian dollars. */
export function CostBaseTable({ report: key }: { report: CostBaseTable_report$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const report = useFragment(
    graphql`
      fragment CostBaseTable_report on CostBaseReport {
        year
        proceeds
        costBase
        gain
        deniedLoss
        securities {
          symbol
          companyName
          sharesSold
          proceeds
          costBase
          outlays
          gain
          deniedLoss
          lostForever
          isProvisional
          sharesHeld
          costBaseHeld
        }
      }
    `,
    key,
  )
  const { year, securities } = report
  if (securities.length === 0) {
    return <p className={styles['none']}>{formatMessage({ id: 'costBase.none' }, { year: String(year) })}</p>
  }
  const money = (value: string) => (
    <td data-number data-amount>
      <data value={value}>{format.money(value, 'CAD')}</data>
    </td>
  )
  const shares = (value: string) => (
    <td data-number data-amount>
      <data value={value}>{format.shares(value)}</data>
    </td>
  )
  const title = formatMessage({ id: 'costBase.securities' })
  return (
    <div className={styles['region']} role="region" tabIndex={0} aria-label={title}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'costBase.column.security' })}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-number>
                {formatMessage({ id: `costBase.column.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {securities.map((security) => (
            <tr key={security.symbol}>
              <th scope="row">
                <strong>{security.symbol}</strong> {security.companyName}
                {security.isProvisional && (
                  <span className={styles['mark']}>{formatMessage({ id: 'costBase.provisional' })}</span>
                )}
                {Number(security.lostForever) !== 0 && (
                  <span className={styles['mark']} data-amount>
                    {formatMessage({ id: 'costBase.lost' }, { amount: format.money(security.lostForever, 'CAD') })}
                  </span>
                )}
              </th>
              {shares(security.sharesSold)}
              {money(security.proceeds)}
              {money(security.costBase)}
              {money(security.outlays)}
              {money(security.gain)}
              {money(security.deniedLoss)}
              {shares(security.sharesHeld)}
              {money(security.costBaseHeld)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {formatMessage({ id: 'costBase.column.total' })}
            </th>
            {money(report.proceeds)}
            {money(report.costBase)}
            <td />
            {money(report.gain)}
            {money(report.deniedLoss)}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
