import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { SplitAnswer, useAnswerSplitMutation } from '../../../__generated__/useAnswerSplitMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

interface Split {
  readonly stock: { readonly id: string }
  readonly symbol: string
  readonly date: string
  readonly accounts: readonly unknown[]
}

/** Enters a proposed split in all accounts, or declines it. Shows a notice with an undo button. */
export function useAnswerSplit(): (split: Split, answer: 'ENTERED' | 'DECLINED') => Promise<void> {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const commit = useCommit<useAnswerSplitMutation>(
    graphql`
      mutation useAnswerSplitMutation($input: AnswerSplitInput!) {
        answerSplit(input: $input) {
          ... on AnswerSplitPayload @alias(as: "payload") {
            portfolios {
              id
              ...PortfolioPanel_portfolio
            }
            viewer {
              ...ProposedSplits_viewer
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    forgetOtherPages,
  )
  const send = ({ stock, date }: Split, answer: SplitAnswer) => commit({ input: { stockId: stock.id, date, answer } })
  return async (split, answer) => {
    if (!(await send(split, answer))) return
    notify({
      text: formatMessage({ id: `split.done.${answer}` }, { symbol: split.symbol, count: split.accounts.length }),
      action: { label: formatMessage({ id: 'split.undo' }), run: () => void send(split, 'WITHDRAWN') },
    })
  }
}
