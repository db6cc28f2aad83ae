import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { CostBaseAdjustments_report$key } from '../../../__generated__/CostBaseAdjustments_report.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { ReportMark, ReportTable } from './ReportTable.tsx'

/** Changes other than trades, and the year's income. Renders nothing if there are none. */
export function CostBaseAdjustments({ report: key }: { report: CostBaseAdjustments_report$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { adjustments, income, foreignCash } = useFragment(
    graphql`
      fragment CostBaseAdjustments_report on CostBaseReport {
        adjustments {
          date
          kind
          symbol
          portfolioName
          numerator
          denominator
          amountInCad
          sharesAfter
          costBaseAfter
          gain
        }
        income {
          incomeKind
          gross
          withheld
          withoutRateCount
        }
        foreignCash {
          currency
          gain
          countedGain
          balance
          cost
          uncovered
          withoutRateCount
        }
      }
    `,
    key,
  )
  const money = (value: string | null | undefined) => (
    <td data-number data-amount>
      {value != null && <data value={value}>{format.money(value, 'CAD')}</data>}
    </td>
  )
  const gain = (value: string | null | undefined) => (
    <td data-number data-amount>
      {value != null && <data value={value}>{Number(value) === 0 ? '–' : format.signedMoney(value, 'CAD')}</data>}
    </td>
  )
  const head = (...columns: readonly (readonly [label: string, isNumber: boolean])[]) => (
    <thead>
      <tr>
        {columns.map(([label, isNumber]) => (
          <th key={label} scope="col" {...(isNumber && { 'data-number': true })}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
  const withoutRate = income.reduce((sum, { withoutRateCount }) => sum + withoutRateCount, 0)
  const events = formatMessage({ id: 'costBase.events' })
  const received = formatMessage({ id: 'costBase.income' })
  const foreign = formatMessage({ id: 'costBase.foreignCash' })
  return (
    <>
      {adjustments.length > 0 && (
        <Section title={events}>
          <ReportTable title={events}>
            {head(
              [formatMessage({ id: 'costBase.column.date' }), false],
              [formatMessage({ id: 'costBase.column.type' }), false],
              [formatMessage({ id: 'costBase.column.security' }), false],
              [formatMessage({ id: 'costBase.column.amount' }), true],
              [formatMessage({ id: 'costBase.column.after' }), true],
              [formatMessage({ id: 'costBase.column.costAfter' }), true],
              [formatMessage({ id: 'costBase.column.gain' }), true],
            )}
            <tbody>
              {adjustments.map((one, index) => (
                <tr key={index}>
                  <th scope="row">{one.date}</th>
                  <td>
                    {formatMessage(
                      { id: `costBase.event.${one.kind}` },
                      { of: format.shares(one.numerator ?? '0'), per: format.shares(one.denominator ?? '0') },
                    )}
                  </td>
                  <td>
                    <strong>{one.symbol}</strong>
                    <ReportMark>{one.portfolioName}</ReportMark>
                  </td>
                  {money(one.amountInCad)}
                  <td data-number data-amount>
                    {format.shares(one.sharesAfter)}
                  </td>
                  {money(one.costBaseAfter)}
                  {gain(one.gain)}
                </tr>
              ))}
            </tbody>
          </ReportTable>
        </Section>
      )}
      {income.length > 0 && (
        <Section title={received}>
          {withoutRate > 0 && (
            <Text color="warn" textStyle="table" role="note">
              {formatMessage({ id: 'costBase.incomeWithoutRate' }, { count: withoutRate })}
            </Text>
          )}
          <ReportTable title={received}>
            {head(
              [formatMessage({ id: 'costBase.column.incomeKind' }), false],
              [formatMessage({ id: 'costBase.column.gross' }), true],
              [formatMessage({ id: 'costBase.column.withheld' }), true],
            )}
            <tbody>
              {income.map(({ incomeKind, gross, withheld }) => (
                <tr key={incomeKind ?? 'UNKNOWN'}>
                  <th scope="row">{formatMessage({ id: `costBase.income.${incomeKind ?? 'UNKNOWN'}` })}</th>
                  {money(gross)}
                  {money(withheld)}
                </tr>
              ))}
            </tbody>
          </ReportTable>
        </Section>
      )}
      {foreignCash.length > 0 && (
        <Section title={foreign}>
          {foreignCash.map(({ currency, uncovered, withoutRateCount }) => (
            <Fragment key={currency}>
              {decimal(uncovered).gt(0) && (
                <Text color="warn" textStyle="table" role="note" data-amount>
                  {formatMessage(
                    { id: 'costBase.foreignCash.uncovered' },
                    { amount: format.money(uncovered, currency) },
                  )}
                </Text>
              )}
              {withoutRateCount > 0 && (
                <Text color="warn" textStyle="table" role="note">
                  {formatMessage({ id: 'costBase.foreignCash.withoutRate' }, { count: withoutRateCount })}
                </Text>
              )}
            </Fragment>
          ))}
          <ReportTable title={foreign}>
            {head(
              [formatMessage({ id: 'costBase.column.currency' }), false],
              [formatMessage({ id: 'costBase.column.balance' }), true],
              [formatMessage({ id: 'costBase.column.balanceCost' }), true],
              [formatMessage({ id: 'costBase.column.gain' }), true],
              [formatMessage({ id: 'costBase.column.reported' }), true],
            )}
            <tbody>
              {foreignCash.map(({ currency, balance, cost, gain: ofCash, countedGain }) => (
                <tr key={currency}>
                  <th scope="row">{currency}</th>
                  <td data-number data-amount>
                    <data value={balance}>{format.money(balance, currency)}</data>
                  </td>
                  {money(cost)}
                  {gain(ofCash)}
                  {gain(countedGain)}
                </tr>
              ))}
            </tbody>
          </ReportTable>
          <Text mt="3" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'costBase.foreignCash.rule' })}
          </Text>
        </Section>
      )}
    </>
  )
}
