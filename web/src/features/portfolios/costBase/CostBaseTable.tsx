import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { CostBaseTable_report$key } from '../../../__generated__/CostBaseTable_report.graphql.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Explanation } from '../figures/explanation.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/how.ts'
import { useCostBaseExplanations } from './useCostBaseExplanations.ts'
import { ReportMark, ReportTable } from './ReportTable.tsx'

/** Replaces zeros, which would hide the figures that matter. */
const NOTHING = '–'

const COLUMNS = [
  'sold',
  'proceeds',
  'outlays',
  'costBase',
  'gain',
  'denied',
  'deemed',
  'reported',
  'held',
  'heldCost',
] as const

/** The year's figures per security and in total, in Canadian dollars. */
export function CostBaseTable({ report: key }: { report: CostBaseTable_report$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useCostBaseExplanations()
  const report = useFragment(
    graphql`
      fragment CostBaseTable_report on CostBaseReport {
        year
        proceeds
        outlays
        costBase
        gain
        deniedLoss
        deemedGain
        reportedGain
        securities {
          symbol
          companyName
          sharesSold
          proceeds
          costBase
          outlays
          gain
          deniedLoss
          deemedGain
          reportedGain
          lostForever
          oneForOne {
            reportedGain
            costBaseHeld
          }
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
    return <Text color="fg.muted">{formatMessage({ id: 'costBase.none' }, { year: String(year) })}</Text>
  }
  const money = (value: string) => (
    <td data-number data-amount>
      <data value={value}>{isNothing(value) ? NOTHING : format.money(value, 'CAD')}</data>
    </td>
  )
  const gain = (name: string, value: string, explanation: () => Explanation) => (
    <td data-number data-amount>
      {isNothing(value) ? (
        <data value={value}>{NOTHING}</data>
      ) : (
        <Figure
          name={name}
          value={decimal(value)}
          how={(frame) => <HowComputed explanation={explanation()} {...frame} />}
        >
          {format.signedMoney(value, 'CAD')}
        </Figure>
      )}
    </td>
  )
  const total = formatMessage({ id: 'costBase.column.total' })
  const shares = (value: string) => (
    <td data-number data-amount>
      <data value={value}>{isNothing(value) ? NOTHING : format.shares(value)}</data>
    </td>
  )
  const title = formatMessage({ id: 'costBase.securities' })
  return (
    <ReportTable title={title}>
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
              {security.isProvisional && <ReportMark>{formatMessage({ id: 'costBase.provisional' })}</ReportMark>}
              {security.oneForOne && (
                <ReportMark isWarning isAmount>
                  {formatMessage(
                    { id: 'costBase.overlapping' },
                    {
                      gain: format.money(security.oneForOne.reportedGain, 'CAD'),
                      cost: format.money(security.oneForOne.costBaseHeld, 'CAD'),
                    },
                  )}
                </ReportMark>
              )}
              {Number(security.lostForever) !== 0 && (
                <ReportMark isAmount>
                  {formatMessage({ id: 'costBase.lost' }, { amount: format.money(security.lostForever, 'CAD') })}
                </ReportMark>
              )}
            </th>
            {shares(security.sharesSold)}
            {money(security.proceeds)}
            {money(security.outlays)}
            {money(security.costBase)}
            {gain('gain', security.gain, explain.gain(security.symbol, security))}
            {money(security.deniedLoss)}
            {money(security.deemedGain)}
            {gain('reportedGain', security.reportedGain, explain.reported(security.symbol, security))}
            {shares(security.sharesHeld)}
            {money(security.costBaseHeld)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          {money(report.proceeds)}
          {money(report.outlays)}
          {money(report.costBase)}
          {gain('totalGain', report.gain, explain.gain(total, report))}
          {money(report.deniedLoss)}
          {money(report.deemedGain)}
          {gain('totalReportedGain', report.reportedGain, explain.reported(total, report))}
          <td colSpan={2} />
        </tr>
      </tfoot>
    </ReportTable>
  )
}

function isNothing(value: string): boolean {
  return decimal(value).eq(0)
}
