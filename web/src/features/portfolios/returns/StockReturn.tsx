import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { graphql } from 'relay-runtime'
import { decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import StockReturnQueryParameters from '../../../__generated__/StockReturnQuery$parameters.ts'
import type { StockReturnQuery } from '../../../__generated__/StockReturnQuery.graphql.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Text } from '../../../ui/text/Text.ts'
import type { Explanation } from '../figures/explanation.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/how.ts'
import { useExplainedLines } from '../figures/useExplainedLines.ts'

const PARTS = ['price', 'currency', 'income', 'returnOfCapital', 'costs'] as const
/** Height of the loaded content, which avoids a layout shift. */
const HEIGHT = '20.25rem'

interface StockReturnProps {
  /** Id used in page addresses. */
  readonly stockId: string
  /** Changes whenever the position changes, to load the return again. */
  readonly state: string
}

/** Return of the position over at most five years, with its components. Loads after the page. */
export function StockReturn({ stockId, state }: StockReturnProps) {
  const { formatMessage } = useIntl()
  return (
    <Section title={formatMessage({ id: 'stockReturn.title' })}>
      <Box minH={HEIGHT}>
        <QueryPanel<StockReturnQuery>
          key={state}
          request={StockReturnQueryParameters}
          variables={{ stockId }}
          failed={formatMessage({ id: 'stockReturn.failed' })}
          waiting={<Skeleton width="100%" height={HEIGHT} />}
        >
          {(reference) => <Measured reference={reference} />}
        </QueryPanel>
      </Box>
    </Section>
  )
}

/* eslint-disable relay/unused-fields -- the parts are read by their names */
function Measured({ reference }: { reference: PreloadedQuery<StockReturnQuery> }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const line = useExplainedLines()
  const { viewer } = usePreloadedQuery<StockReturnQuery>(
    graphql`
      query StockReturnQuery($stockId: String!) @preloadable @throwOnFieldError {
        viewer {
          performance(days: 1830, stockId: $stockId) {
            currency
            line {
              firstDate
            }
            returns {
              isAnnual
              timeWeighted
              moneyWeighted
            }
            change {
              start
              price
              currency
              income
              returnOfCapital
              costs
              inflows
              outflows
              end
            }
          }
        }
      }
    `,
    reference,
  )
  const performance = viewer?.performance
  if (!performance)
    return (
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'returns.unavailable' })}
      </Text>
    )

  const { currency, returns, change } = performance
  const date = format.date(dateText(performance.line.firstDate ?? ''))
  const [start, end, inflows, outflows] = [change.start, change.end, change.inflows, change.outflows].map(decimal)
  const gain = decimal(end ?? 0)
    .plus(outflows ?? 0)
    .minus(start ?? 0)
    .minus(inflows ?? 0)
  const part = (name: keyof typeof change) => formatMessage({ id: `returns.part.${name}` }, { date })
  const explain = (): Explanation => ({
    title: formatMessage({ id: 'stockReturn.gain' }),
    rule: formatMessage({ id: 'stockReturn.rule' }),
    lines: (['end', 'outflows', 'start', 'inflows'] as const).map((name) =>
      line.amount(part(name), decimal(change[name]), currency),
    ),
    results: [line.signed(formatMessage({ id: 'stockReturn.gain' }), gain, currency)],
    compute: (now, taken, before, put) => [
      decimal(now ?? 0)
        .plus(taken ?? 0)
        .minus(before ?? 0)
        .minus(put ?? 0),
    ],
  })
  const rate = (value: string | null | undefined) => (
    <Text as="span" color={value == null ? 'fg.muted' : DIRECTION_COLORS[directionOf(decimal(value))]}>
      {value == null ? '–' : format.signedPercent(value, 1)}
    </Text>
  )
  const isAnnual = String(returns.isAnnual)
  return (
    <>
      <Text mb="1" textStyle="note" color="fg.muted">
        {formatMessage({ id: 'stockReturn.since' }, { date, currency })}
      </Text>
      <dl>
        <Row label={formatMessage({ id: 'stockReturn.gain' })} isTotal>
          <Text as="span" color={DIRECTION_COLORS[directionOf(gain)]}>
            <Figure name="stockGain" value={gain} how={(frame) => <HowComputed explanation={explain()} {...frame} />}>
              {format.signedMoney(gain.toString(), currency)}
            </Figure>
          </Text>
        </Row>
        {PARTS.map((name) => (
          <Row key={name} label={part(name)} isPart>
            <data data-amount value={change[name]}>
              {format.signedMoney(change[name], currency)}
            </data>
          </Row>
        ))}
        <Row label={formatMessage({ id: 'stockReturn.time' }, { isAnnual })}>{rate(returns.timeWeighted)}</Row>
        <Row label={formatMessage({ id: 'stockReturn.money' }, { isAnnual })}>{rate(returns.moneyWeighted)}</Row>
      </dl>
    </>
  )
}

interface RowProps {
  readonly label: string
  readonly isTotal?: boolean
  /** Indents a component of the row above. */
  readonly isPart?: boolean
  readonly children: ReactNode
}

function Row({ label, isTotal = false, isPart = false, children }: RowProps) {
  return (
    <Flex
      justify="space-between"
      columnGap="3"
      py="0.4375rem"
      ps={isPart ? '4' : '0'}
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="table"
      fontWeight={isTotal ? 'semibold' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <Text as="dt" color={isPart ? 'fg.muted' : undefined}>
        {label}
      </Text>
      <Text as="dd" whiteSpace="nowrap">
        {children}
      </Text>
    </Flex>
  )
}
