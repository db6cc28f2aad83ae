import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import StockLossNoteQueryParameters from '../../../__generated__/StockLossNoteQuery$parameters.ts'
import type { StockLossNoteQuery } from '../../../__generated__/StockLossNoteQuery.graphql.ts'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { LossNote } from './LossNote.tsx'
import { readLossCheck } from './lossCheck.ts'
import { useLossSentences } from './useLossSentences.ts'

interface StockLossNoteProps {
  /** Global id. */
  readonly stockId: string
  /** Changes whenever the position changes, to load the check again. */
  readonly state: string
  /** True if some holding of the stock is worth less than its cost. */
  readonly isAtLoss: boolean
}

/** Warns until when a loss would be denied, or a purchase would deny a past loss. Loads after the page. */
export function StockLossNote({ stockId, state, isAtLoss }: StockLossNoteProps) {
  const [reference, load] = useQueryLoader<StockLossNoteQuery>(StockLossNoteQueryParameters)
  useEffect(() => load({ stockId }, { fetchPolicy: 'network-only' }), [load, stockId, state])
  // The note is optional: renders nothing if loading fails.
  return (
    <FailureBoundary resetKey={reference} fallback={() => null}>
      <Suspense>{reference && <ReadNote reference={reference} isAtLoss={isAtLoss} />}</Suspense>
    </FailureBoundary>
  )
}

function ReadNote({ reference, isAtLoss }: { reference: PreloadedQuery<StockLossNoteQuery>; isAtLoss: boolean }) {
  const { formatMessage } = useIntl()
  const { money, day, boughtSentence } = useLossSentences()
  const { viewer } = usePreloadedQuery<StockLossNoteQuery>(
    graphql`
      query StockLossNoteQuery($stockId: ID!) @preloadable @throwOnFieldError {
        viewer {
          superficialLossCheck(stockId: $stockId) {
            ...lossCheck_check
          }
        }
      }
    `,
    reference,
  )
  if (!viewer?.superficialLossCheck) return null
  const check = readLossCheck(viewer.superficialLossCheck)
  const { deniedThrough, losses } = check
  const last = losses.at(-1)
  return (
    <>
      {isAtLoss && deniedThrough && (
        <LossNote title={formatMessage({ id: 'losses.stock.sale' }, { date: day(deniedThrough) })}>
          {boughtSentence(check)}
        </LossNote>
      )}
      {last && (
        <LossNote title={formatMessage({ id: 'losses.stock.purchase' }, { date: day(last.windowEnd) })}>
          {formatMessage(
            { id: last.owner === 'SPOUSE' ? 'losses.stock.soldBySpouse' : 'losses.stock.sold' },
            { loss: money(last.loss), date: day(last.settlementDate), name: last.portfolioName },
          )}
        </LossNote>
      )}
    </>
  )
}
