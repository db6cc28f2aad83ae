import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type {
  useTradeLossCheckQuery,
  useTradeLossCheckQuery$variables,
} from '../../../__generated__/useTradeLossCheckQuery.graphql.ts'
import { type LossCheck, readLossCheck } from './lossCheck.ts'

const REST_MILLISECONDS = 400

export type AskedTrade = NonNullable<useTradeLossCheckQuery$variables['trade']>

/** Checks a trade for superficial losses, debounced. Null while loading or without a result. */
export function useTradeLossCheck(stockId: string, trade: AskedTrade): LossCheck | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly check: LossCheck | null } | null>(null)
  const asked = JSON.stringify(trade)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Ignores failures: the trade can be saved without this check.
      check().then(
        (check) => isCurrent && setAnswer({ asked, check }),
        () => {},
      )
    }, REST_MILLISECONDS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }

    async function check(): Promise<LossCheck | null> {
      const data = await fetchQuery<useTradeLossCheckQuery>(
        environment,
        graphql`
          query useTradeLossCheckQuery($stockId: ID!, $trade: ProposedTradeInput) {
            viewer {
              superficialLossCheck(stockId: $stockId, trade: $trade) {
                ...lossCheck_check
              }
            }
          }
        `,
        { stockId, trade },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      const key = data?.viewer?.superficialLossCheck
      return key ? readLossCheck(key) : null
    }
    // `asked` changes whenever the trade does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, stockId, asked])

  return answer?.asked === asked ? answer.check : null
}
