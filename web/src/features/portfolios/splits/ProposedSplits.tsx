import { Suspense } from 'react'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ProposedSplits_viewer$key } from '../../../__generated__/ProposedSplits_viewer.graphql.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const SplitCard = lazyWithMessages(['splits'], async () => (await import('./SplitCard.tsx')).SplitCard)

interface ProposedSplitsProps {
  readonly viewer: ProposedSplits_viewer$key
  /** Only splits of this stock, by its id in page addresses. */
  readonly stockId?: string
  /** Only splits that affect this portfolio, by its id in page addresses. */
  readonly portfolioId?: string
}

/* eslint-disable relay/unused-fields -- a split is handed on whole to its card */
/** Splits missing from the viewer's accounts. Renders nothing if there are none. */
export function ProposedSplits({ viewer: viewerKey, stockId, portfolioId }: ProposedSplitsProps) {
  const { proposedSplits } = useFragment(
    graphql`
      fragment ProposedSplits_viewer on Viewer {
        proposedSplits {
          stock {
            id
          }
          stockId
          symbol
          date
          numerator
          denominator
          accounts {
            portfolioId
            portfolioName
            shareCount
            shareCountAfter
          }
        }
      }
    `,
    viewerKey,
  )
  const shown = (proposedSplits ?? []).filter(
    (split) =>
      (stockId === undefined || split.stockId === stockId) &&
      (portfolioId === undefined || split.accounts.some((account) => account.portfolioId === portfolioId)),
  )
  return shown.map((split) => (
    <Suspense key={`${split.stockId} ${split.date}`} fallback={<div style={{ height: '8rem' }} />}>
      <SplitCard split={split} />
    </Suspense>
  ))
}
