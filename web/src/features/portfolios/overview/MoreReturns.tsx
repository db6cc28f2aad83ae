import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { directionOf } from '@palier/domain/market/priceChange'
import { decimal } from '@palier/domain/kernel/decimal'
import MoreReturnsQueryParameters from '../../../__generated__/MoreReturnsQuery$parameters.ts'
import type { MoreReturnsQuery } from '../../../__generated__/MoreReturnsQuery.graphql.ts'
import { now } from '../../../device/clock.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { CompareBar } from '../../market/chart/CompareBar.tsx'
import { MOST_COMPARED } from '../../market/chart/points/comparison.ts'
import { daysOfSpan } from '../returns/spans.ts'
import { DrawnReturn, type ReturnLook } from './DrawnReturn.tsx'
import { daysOfReturn } from './returnSpans.ts'
import { readOverallReturn, type OverallReturn } from './useOverallReturn.ts'
import { useComparedReturns } from './useComparedReturns.ts'

interface MoreReturnsProps extends ReturnLook {
  /** Return of the last year. */
  readonly overall: OverallReturn
  /** Ids of the compared stocks. Null compares with the market only. */
  readonly compared: readonly string[] | null
  readonly onCompare: (stockIds: readonly string[]) => void
}

/** Returns that the page does not preload: all days, or other stocks for comparison. */
export function MoreReturns({ overall, ...rest }: MoreReturnsProps) {
  const { formatMessage } = useIntl()
  if (rest.span !== 'all') return <Compared overall={overall} {...rest} />
  return (
    <QueryPanel<MoreReturnsQuery>
      request={MoreReturnsQueryParameters}
      variables={{ days: daysOfSpan('all', now()) }}
      fetchPolicy="store-or-network"
      failed={formatMessage({ id: 'portfolio.overTime.failed' })}
      waiting={<Compared overall={overall} {...rest} />}
    >
      {(reference) => <Whole reference={reference} overall={overall} {...rest} />}
    </QueryPanel>
  )
}

function Whole({ reference, overall, ...rest }: MoreReturnsProps & { reference: PreloadedQuery<MoreReturnsQuery> }) {
  const { viewer } = usePreloadedQuery<MoreReturnsQuery>(
    graphql`
      query MoreReturnsQuery($days: Int!) @preloadable @throwOnFieldError {
        viewer {
          performance(days: $days, isBesideMarket: true) {
            ...useOverallReturn_performance
          }
        }
      }
    `,
    reference,
  )
  return <Compared overall={viewer?.performance ? readOverallReturn(viewer.performance) : overall} {...rest} />
}

function Compared({ overall, compared, onCompare, ...look }: MoreReturnsProps) {
  const { formatMessage } = useIntl()
  const others = useComparedReturns(overall, compared ?? [], daysOfSpan(look.span === 'all' ? 'all' : 'year', now()))
  if (!compared) return <DrawnReturn overall={overall} {...look} />
  const known = others.filter(({ values }) => values !== null && values.size > 0)
  const days = overall.days.map((day) => ({
    ...day,
    others: known.map(({ values }) => values?.get(day.date) ?? null),
  }))
  const last = daysOfReturn(overall.days, look.span).days.at(-1)
  return (
    <DrawnReturn overall={{ ...overall, days, symbols: known.map(({ symbol }) => symbol) }} {...look}>
      <Box mb="3">
        <CompareBar
          symbol={formatMessage({ id: 'returns.you' })}
          direction={directionOf(decimal((last?.value ?? 0).toFixed(1)))}
          stocks={others.map(({ stockId, symbol, values }) => ({
            stockId,
            symbol,
            points: values?.size === 0 ? [] : null,
          }))}
          comparison={{
            isOn: true,
            stockIds: compared,
            isFull: compared.length >= MOST_COMPARED,
            toggle: () => onCompare([]),
            add: (stockId) => {
              if (!compared.includes(stockId)) onCompare([...compared, stockId])
            },
            remove: (stockId) => onCompare(compared.filter((one) => one !== stockId)),
          }}
        />
      </Box>
    </DrawnReturn>
  )
}
