import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { CostBaseLedger_report$key } from '../../../__generated__/CostBaseLedger_report.graphql.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Explanation } from '../figures/explanation.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/how.ts'
import { useCostBaseExplanations } from './useCostBaseExplanations.ts'
import { ReportMark, ReportTable } from './ReportTable.tsx'

const COLUMNS = ['quantity', 'price', 'fee', 'rate', 'amount', 'after', 'costAfter', 'gain'] as const

export function CostBaseLedger({ report: key }: { report: CostBaseLedger_report$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useCostBaseExplanations()
  /* eslint-disable relay/unused-fields -- an event is handed on whole to what explains it */
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
          computation {
            costBaseBefore
            feeInCad
            costOfSold
            superficial {
              windowStart
              windowEnd
              sharesBought
              sharesHeld
              sharesReplaced
              sharesBoughtByOther
              addedToOther
            }
          }
        }
      }
    `,
    key,
  )
  /* eslint-enable relay/unused-fields */
  if (events.length === 0) {
    return <Text color="fg.muted">{formatMessage({ id: 'costBase.noneEvents' }, { year: String(year) })}</Text>
  }
  const figure = (figureName: string, value: string, explanation: (() => Explanation) | null, write = format.money) =>
    explanation ? (
      <Figure
        name={figureName}
        value={decimal(value)}
        how={(frame) => <HowComputed explanation={explanation()} {...frame} />}
      >
        {write(value, 'CAD')}
      </Figure>
    ) : (
      <data value={value}>{write(value, 'CAD')}</data>
    )
  const title = formatMessage({ id: 'costBase.ledger' })
  return (
    <ReportTable title={title}>
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
          <Fragment key={index}>
            <tr data-reason={explain.reasonOf(event) !== null || undefined}>
              <th scope="row">
                {event.date}
                <ReportMark>
                  {formatMessage({ id: 'costBase.column.settlement' })} {event.settlementDate}
                </ReportMark>
              </th>
              <td>{formatMessage({ id: `costBase.type.${event.type}` })}</td>
              <td>
                <strong>{event.symbol}</strong>
                <ReportMark>{event.portfolioName}</ReportMark>
              </td>
              <td data-number data-amount>
                {format.shares(event.quantity)}
              </td>
              <td data-number>{format.exactPrice(event.price)}</td>
              <td data-number data-amount>
                {format.price(event.fee)}
              </td>
              <td data-number>
                <data value={event.rate}>{format.exactRate(event.rate)}</data>
                {event.isRateSimulated && (
                  <ReportMark isWarning>{formatMessage({ id: 'costBase.simulatedRow' })}</ReportMark>
                )}
              </td>
              <td data-number data-amount>
                {figure('eventAmount', event.amountInCad, explain.eventAmount(event))}
              </td>
              <td data-number data-amount>
                {format.shares(event.sharesAfter)}
              </td>
              <td data-number data-amount>
                {figure(
                  'eventCostAfter',
                  event.costBaseAfter,
                  event.computation ? explain.costAfter(event, event.computation) : null,
                )}
              </td>
              <td data-number data-amount>
                {event.gain != null &&
                  figure(
                    'eventGain',
                    event.gain,
                    event.computation ? explain.eventGain(event, event.computation) : null,
                    format.signedMoney,
                  )}
                {event.isSuperficial && (
                  <ReportMark isWarning>
                    {formatMessage({ id: 'costBase.superficial' })}{' '}
                    {figure(
                      'eventDenied',
                      event.deniedLoss ?? '0',
                      event.computation?.superficial ? explain.eventDenied(event, event.computation.superficial) : null,
                    )}
                  </ReportMark>
                )}
              </td>
            </tr>
            <ReasonRow text={explain.reasonOf(event)} />
          </Fragment>
        ))}
      </tbody>
    </ReportTable>
  )
}

/** Has its own row, so that the reason for a denied loss is printed as well. */
function ReasonRow({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <tr>
      <td colSpan={3 + COLUMNS.length} data-reason-text data-amount>
        {text}
      </td>
    </tr>
  )
}
